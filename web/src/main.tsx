/** The page begins here. */

import '@fontsource/eb-garamond/latin-400.css';
import '@fontsource/eb-garamond/latin-400-italic.css';
import '@fontsource/eb-garamond/latin-600.css';
import '@fontsource/im-fell-english-sc/latin-400.css';
import './theme.css';
import './base.css';
import './palette.ts';
import { render } from 'preact';
import { App } from './shell/app.tsx';
import { keepOffline } from './shell/offline.ts';

const page = document.getElementById('page');
if (page) render(<App />, page);
keepOffline();
