/** The words of the settings and of what is said about Condotta. */

import { dictionary } from './dictionary.ts';

export const pages = dictionary(
  {
    'settings.title': 'Settings',
    'settings.kept': 'They hold for this device and are kept at once.',
    'settings.language': 'Language',
    'settings.theme': 'Theme',
    'settings.theme-system': 'As the device',
    'settings.theme-light': 'Parchment',
    'settings.theme-dark': 'Night ink',
    'settings.motion': 'Motion',
    'settings.motion-0': 'Still',
    'settings.motion-1': 'Normal',
    'settings.motion-2': 'Fast',
    'settings.motion-3': 'At leisure',
    'settings.palette': 'Colours of the sides',
    'settings.palette-why':
      'Sides are known by patterns and arms as well. These hold in every game, in the order of its sides.',
    'settings.palette-painted': 'As painted',
    'settings.palette-safe': 'For all eyes',
    'settings.palette-own': 'My own',
    'settings.palette-side': 'Side {n}',
    'settings.palette-close': 'Sides {a} and {b} look much alike.',
    'settings.adviser': 'Who gives hints',
    'settings.sound': 'Sound',
    'settings.sound-why': 'A soft knock when it is your turn.',
    'settings.call': 'Call me',
    'settings.call-why': 'A note of your system when it is your turn and this page is out of sight.',
    'settings.call-refused': 'The browser does not allow it: it can be changed in the settings of this site.',
    'settings.confirm': 'Ask before what cannot be undone',
    'settings.confirm-why': 'Dice, drawn cards and whatever shows hidden things are final.',
    'settings.spare': 'Only one answer? Then it is not asked',
    'settings.spare-why':
      'It is given for you, also where others would differ in form only. With other people at the table only where all can see that there is no other.',
    'settings.sights': 'Show what a piece could do',
    'settings.sights-why':
      'Where it could go and what could reach it, when you rest on it. The key o shows it in any case.',
    'settings.text': 'The table as text',
    'settings.text-why': 'For screen readers and narrow screens: the whole position in words, every choice as a list.',
    'settings.storage': 'Storage',
    'settings.storage-used': 'Condotta uses {used} of this browser.',
    'settings.storage-kept': 'The browser has promised not to clear it by itself.',
    'about.title': 'About Condotta',
    'about.what':
      'The condotta was the contract under which a captain took the field. This Condotta is a contract between players: five historical board games with the rules enforced, without account, without network, on your own machine.',
    'about.components': 'Components are reconstructed',
    'about.components-why':
      'The rulebooks name the tiles, cards and units of these games but do not list them all. What a rulebook attests is kept as it is; everything else is our own reconstruction from its examples and from history, and each tile and card says which it is and why. The drawings are ours.',
    'about.edition': 'If you own the printed game',
    'about.edition-why':
      'Print the components as a file, put in the values of your copy, and choose it under “Components” when you lay a table, or play with it in the terminal:',
    'about.rules': 'The rules in our own words',
    'about.fair': 'Fair dice',
    'about.fair-why':
      'Before a game begins its dice are fixed by a secret of which only a fingerprint is shown. An exported table discloses it, and anybody can compute every outcome again:',
    'about.private': 'What leaves this device',
    'about.private-why':
      'Nothing. There are no cookies, no counters and no foreign servers: the page asks only for its own files, and tables stay in this browser until you export or delete them.',
    'about.credits': 'With thanks',
    'about.licence': 'licence {licence}',
  },
  {
    'settings.title': 'Preferenze',
    'settings.kept': 'Valgono per questo dispositivo e sono salvate subito.',
    'settings.language': 'Lingua',
    'settings.theme': 'Aspetto',
    'settings.theme-system': 'Come il dispositivo',
    'settings.theme-light': 'Pergamena',
    'settings.theme-dark': 'Inchiostro notturno',
    'settings.motion': 'Movimento',
    'settings.motion-0': 'Fermo',
    'settings.motion-1': 'Normale',
    'settings.motion-2': 'Veloce',
    'settings.motion-3': 'Con calma',
    'settings.palette': 'Colori delle parti',
    'settings.palette-why':
      'Le parti si riconoscono anche da motivi e insegne. Questi valgono in ogni gioco, nell’ordine delle sue parti.',
    'settings.palette-painted': 'Come dipinti',
    'settings.palette-safe': 'Per tutti gli occhi',
    'settings.palette-own': 'I miei',
    'settings.palette-side': 'Parte {n}',
    'settings.palette-close': 'Le parti {a} e {b} si somigliano molto.',
    'settings.adviser': 'Chi dà i consigli',
    'settings.sound': 'Suono',
    'settings.sound-why': 'Un colpo leggero quando tocca a te.',
    'settings.call': 'Chiamami',
    'settings.call-why': 'Un avviso del sistema quando tocca a te e questa pagina non è in vista.',
    'settings.call-refused': 'Il browser non lo permette: si può cambiare nelle impostazioni di questo sito.',
    'settings.confirm': 'Chiedi prima di ciò che non si può annullare',
    'settings.confirm-why': 'Dadi, carte pescate e tutto ciò che svela cose nascoste è definitivo.',
    'settings.spare': 'Una sola risposta? Allora non si chiede',
    'settings.spare-why':
      'È data per te, anche dove le altre cambierebbero solo la forma. Con altre persone al tavolo solo dove tutti vedono che non ce n’è un’altra.',
    'settings.sights': 'Mostra che cosa può fare un pezzo',
    'settings.sights-why':
      'Dove può andare e che cosa può raggiungerlo, quando ti fermi sopra. Il tasto o lo mostra in ogni caso.',
    'settings.text': 'Il tavolo come testo',
    'settings.text-why':
      'Per lettori di schermo e schermi stretti: tutta la posizione a parole, ogni scelta in un elenco.',
    'settings.storage': 'Spazio',
    'settings.storage-used': 'Condotta usa {used} di questo browser.',
    'settings.storage-kept': 'Il browser ha promesso di non cancellarlo da sé.',
    'about.title': 'Informazioni su Condotta',
    'about.what':
      'La condotta era il contratto con cui un capitano scendeva in campo. Questa Condotta è un contratto tra giocatori: cinque giochi storici con le regole fatte rispettare, senza conto, senza rete, sulla tua macchina.',
    'about.components': 'I componenti sono ricostruiti',
    'about.components-why':
      'I regolamenti nominano tessere, carte e unità di questi giochi ma non le elencano tutte. Ciò che un regolamento attesta resta com’è; tutto il resto è una nostra ricostruzione dai suoi esempi e dalla storia, e ogni tessera e ogni carta dice che cosa è e perché. I disegni sono nostri.',
    'about.edition': 'Se possiedi il gioco stampato',
    'about.edition-why':
      'Stampa i componenti in un file, metti i valori della tua copia e sceglila in «Componenti» quando apparecchi un tavolo, o giocaci nel terminale:',
    'about.rules': 'Le regole con parole nostre',
    'about.fair': 'Dadi onesti',
    'about.fair-why':
      'Prima che una partita cominci i suoi dadi sono fissati da un segreto di cui si mostra solo l’impronta. Un tavolo esportato lo rivela, e chiunque può ricalcolare ogni esito:',
    'about.private': 'Che cosa lascia questo dispositivo',
    'about.private-why':
      'Nulla. Non ci sono cookie, contatori o server altrui: la pagina chiede solo i propri file, e i tavoli restano in questo browser finché non li esporti o li elimini.',
    'about.credits': 'Con gratitudine',
    'about.licence': 'licenza {licence}',
  },
);
