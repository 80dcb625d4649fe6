// Imports point one way: kernel <- keeper <- kit <- games <- minds <- lab, bench, cli, web; what draws: kit <- pieces <- board/ <- web.
// Run through tools/layers.mjs, which also makes sure that there was something to check.

/** Tests may use the tools of the trade; how a game is drawn, and what it brings to the page, may use the browser's libraries. */
const NOT_PURE = '/(test|board)/|/page[.]ts$|^kit/testing/';

/** What lies inside this repository: our own folders, not installed packages, not Node's own modules. */
const OUR_ROOMS = '^(kernel|kit|keeper|pieces|games|minds|lab|bench|cli|server|web|tools)/';

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
    'the-kit-knows-no-game',
    '^kit/',
    ['^kernel/', '^keeper/protocol\\.ts$', '^kit/'],
    'What several games share, and the kernel does not need.',
  ),
  room(
    'a-game-knows-no-other',
    '^games/([^/]+)/',
    ['^kernel/', '^kit/', '^games/$1/'],
    'A game stands on the kernel and the kit; two games never share code but through them.',
    '/(board|test)/|/page[.]ts$',
  ),
  room(
    'the-tests-of-a-game-know-its-minds',
    '^games/([^/]+)/test/',
    ['^kernel/', '^kit/', '^games/$1/', '^minds/(index|testing)[.]ts$'],
    'Tests of a game may let minds play it, but know no other game.',
  ),
  room(
    'the-keeper-knows-no-game',
    '^keeper/',
    ['^kernel/', '^keeper/'],
    'Tables are kept alike in the page and on a server, whatever is played: games and minds are handed in.',
    '/test/',
  ),
  room(
    'pieces-know-no-game',
    '^pieces/',
    ['^kernel/', '^keeper/protocol\\.ts$', '^kit/', '^pieces/'],
    'Hexes, cards and counters serve every board.',
  ),
  room(
    'a-board-knows-no-rules',
    '^games/([^/]+)/board/',
    [
      '^kernel/',
      '^kit/',
      '^pieces/',
      '^games/$1/(board|components|messages)/',
      '^games/$1/(things|view-form|field|map)[.]ts$',
    ],
    'A board draws what a view shows; what is legal it is told. Beside words and components it may know geometry.',
  ),
  room(
    'a-page-entry-knows-no-rules',
    '^games/([^/]+)/page[.]ts$',
    ['^pieces/', '^games/$1/(board|components|lessons)/', '^games/$1/(facts[.]ts|rules.*[.]md)'],
    'The page fetches boards, components, lessons and texts, never the rules.',
  ),
  room(
    'a-drawing-in-characters-knows-no-rules',
    '^games/([^/]+)/terminal/',
    ['^kernel/', '^kit/', '^games/$1/(terminal|components|messages)/', '^games/$1/(view-form|field|map)[.]ts$'],
    'It draws what a view shows.',
  ),
  room(
    'the-page-stands-on-all-that-plays',
    '^web/',
    ['^kernel/', '^kit/', '^keeper/', '^pieces/', '^games/', '^minds/', '^web/', '^tools/'],
    'The page has no business with the lab, the bench or the terminal.',
  ),
  room(
    'the-shelf-knows-the-games',
    '^games/[^/]+$',
    ['^kit/', '^pieces/page[.]ts$', '^games/[^/]+/(member|page)[.]ts$'],
    'games/index.ts and games/page.ts only list the games.',
  ),
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
    ['^kernel/', '^keeper/', '^games/', '^minds/', '^lab/', '^bench/', '^tools/'],
    'The bench measures what stands below it.',
  ),
  {
    name: 'help-loads-no-game',
    comment:
      'How a command is asked for is told at once: what it does, with all the games, is imported when it is called.',
    severity: 'error',
    from: { path: '^cli/syntax/' },
    to: { path: OUR_ROOMS, pathNot: '^cli/(syntax/|usage[.]ts$)|^kernel/|/node_modules/', dynamic: false },
  },
];

const purity = [
  {
    name: 'pure-rooms-import-nothing-foreign',
    comment:
      'kernel, kit, keeper and games (but board/ and test/) run in the server, the page and in workers: no Node, no package.',
    severity: 'error',
    from: { path: '^(kernel|kit|keeper|games)/', pathNot: NOT_PURE },
    to: { pathNot: '^(kernel|kit|keeper|games)/' },
  },
  {
    name: 'nothing-imports-tests',
    comment: 'What a test needs from another room belongs into that room, not into its tests.',
    severity: 'error',
    from: { pathNot: '/test/' },
    to: { path: '/test/', pathNot: 'node_modules' },
  },
  {
    name: 'only-tests-import-what-tests-share',
    comment: 'kit/testing and minds/testing declare tests.',
    severity: 'error',
    from: { pathNot: '/test/|^kit/testing/' },
    to: { path: '^(kit/testing/|minds/testing[.]ts$)' },
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
      'A match holds the true state. Rules get the state that they are handed, a mind and what a game brings for it get ' +
      "reimagined ones. The kernel's index, which all of them use, must not hand a match on.",
    severity: 'error',
    from: { path: '^(minds|games)/|^kernel/index[.]ts$', pathNot: '/test/' },
    to: { path: '^kernel/(host|match|record|takeback|verify)[.]ts$|^kernel/referee/' },
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
