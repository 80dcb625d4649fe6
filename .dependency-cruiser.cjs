// Imports point one way: kernel <- games <- minds <- lab, bench, cli, web; what draws: kernel <- pieces <- board/ <- web.
// Run through tools/layers.mjs, which also makes sure that there was something to check.

/** Tests may use the tools of the trade; how a game is drawn may use the browser's libraries. */
const NOT_PURE = '/(test|board)/';

/** What lies inside this repository: our own folders, not installed packages, not Node's own modules. */
const OUR_ROOMS = '^(kernel|pieces|games|minds|lab|bench|cli|server|web|tools)/';

/** A room may import from the rooms listed, and from no other room of the house. */
const room = (name, from, allowed, reason, except = '^$') => ({
  name,
  comment: reason,
  severity: 'error',
  from: { path: from, pathNot: except },
  to: { path: OUR_ROOMS, pathNot: allowed },
});

const layers = [
  room('kernel-depends-on-nothing', '^kernel/', ['^kernel/'], 'The kernel is what all games share: it knows none.'),
  room(
    'a-game-knows-only-the-kernel',
    '^games/([^/]+)/',
    ['^kernel/', '^games/$1/'],
    'A game stands on the kernel alone; two games never share code but through it.',
    '/board/',
  ),
  room('pieces-know-no-game', '^pieces/', ['^kernel/', '^pieces/'], 'Hexes, cards and counters serve every board.'),
  room(
    'a-board-knows-no-rules',
    '^games/([^/]+)/board/',
    ['^kernel/', '^pieces/', '^games/$1/(board|components|messages)/', '^games/$1/[^/]+$'],
    'A board draws what a view shows; what is legal it is told.',
  ),
  room(
    'the-page-stands-on-all-that-plays',
    '^web/',
    ['^kernel/', '^pieces/', '^games/', '^minds/', '^web/', '^tools/'],
    'The page has no business with the lab, the bench or the terminal.',
  ),
  room('the-shelf-knows-the-games', '^games/[^/]+$', ['^kernel/', '^games/'], 'games/index.ts only lists the games.'),
  room('minds-stand-on-games', '^minds/', ['^kernel/', '^games/', '^minds/'], 'A mind plays any game, and only plays.'),
  room(
    'lab-stands-on-minds',
    '^lab/',
    // Its tests start a database with the tool for that.
    ['^kernel/', '^games/', '^minds/', '^lab/', '^tools/pg\\.ts$'],
    'The lab lets minds play games and counts.',
  ),
  room(
    'bench-stands-on-lab',
    '^bench/',
    ['^kernel/', '^games/', '^minds/', '^lab/', '^bench/', '^tools/'],
    'The bench measures what stands below it.',
  ),
];

const purity = [
  {
    name: 'pure-rooms-import-nothing-foreign',
    comment: 'kernel and games (but board/ and test/) run in the server, the page and in workers: no Node, no package.',
    severity: 'error',
    from: { path: '^(kernel|games)/', pathNot: NOT_PURE },
    to: { pathNot: '^(kernel|games)/' },
  },
  {
    name: 'nothing-imports-tests',
    comment: 'What a test needs from another room belongs into that room, not into its tests.',
    severity: 'error',
    from: { pathNot: '/test/' },
    to: { path: '/test/', pathNot: 'node_modules' },
  },
  {
    name: 'pure-rooms-do-not-draw',
    comment: 'board/ is browser code: nothing else of a game may lean on it.',
    severity: 'error',
    from: { path: '^(kernel|games)/', pathNot: NOT_PURE },
    to: { path: '/board/' },
  },
];

const honesty = [
  {
    name: 'minds-never-see-the-true-state',
    comment:
      'A match holds the true state. A mind, and what a game brings for it, gets reimagined states only. tools/layers.mjs ' +
      "closes the way round through the kernel's index.",
    severity: 'error',
    from: { path: '^(minds|games/[^/]+/mind)/', pathNot: '/test/' },
    to: { path: '^kernel/match\\.ts$' },
  },
];

const order = [
  {
    name: 'no-circles',
    comment:
      'Two files that need each other are one file, or three. (Types alone may: nothing of them is left to load.)',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'every-import-resolves',
    comment: 'An import that cannot be found cannot be judged either.',
    severity: 'error',
    from: {},
    // A text that the build takes as it is.
    to: { couldNotResolve: true, pathNot: '[?]raw$' },
  },
];

module.exports = {
  forbidden: [...layers, ...purity, ...honesty, ...order],
  options: {
    // Type-only imports count as well: a layer that needs another's types depends on it.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // What is built from the sources is no source.
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
