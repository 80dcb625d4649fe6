// A run in a process of its own, to be killed: node run.ts RESUME_FILE GAMES
import { simulate } from '../index.ts';

const [resumeFile = '', games = '0'] = process.argv.slice(2);
await simulate(
  { game: 'ventura', minds: ['random'], games: Number(games), seed: 'test', workers: 2, resumeFile },
  { code: 'test' },
);
