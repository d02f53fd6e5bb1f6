/**
 * Who may import whom. `.ci/imports.mjs` runs it and asserts that it really read our modules;
 * `.ci/imports.test.mjs` plants a breach of each rule. Everything else is allowed.
 */
const TESTS = '(\\.test\\.[cm]?[jt]sx?$|\\.spec\\.ts$)'
/** Helpers of the mock's tests, and the tests that ask every call. */
const MOCK_TEST = '^apps/mock-api/test/'
const WEB = '^apps/web/src/'
const OURS = '^(apps|machines|schemas|fixtures|e2e)/'

/** A type leaves nothing in the bundle, so types may cross where code may not. */
const atRunTime = { dependencyTypesNot: ['type-only'] }

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    // Between workspaces
    never(
      'schemas-import-nothing',
      'The contract stands alone.',
      { path: '^schemas/' },
      { path: OURS, pathNot: '^schemas/' },
    ),
    never(
      'machines-know-schemas',
      'A chart knows the contract and nothing else of ours.',
      { path: '^machines/' },
      {
        path: OURS,
        pathNot: '^(machines|schemas)/',
      },
    ),
    never(
      'paths-import-nothing',
      'The path kit proves any machine, and knows none of ours.',
      { path: '^machines/paths/' },
      { path: OURS, pathNot: '^machines/paths/' },
    ),
    never(
      'fixtures-know-schemas',
      'A world is made of the contract alone.',
      { path: '^fixtures/' },
      {
        path: OURS,
        pathNot: '^(fixtures|schemas)/',
      },
    ),
    never(
      'mock-imports',
      'The mock knows the contract, the worlds and the texts of the portal (its sign-in page speaks the same languages).',
      { path: '^apps/mock-api/' },
      { path: OURS, pathNot: '^(apps/mock-api|schemas|fixtures|apps/web/src/texts)/' },
    ),
    never(
      'web-imports',
      'The portal knows the contract and the charts, never a stand-in; tests save forms in the mock.',
      { path: '^apps/web/', pathNot: '^apps/web/src/app/saved\\w+\\.test\\.ts$' },
      {
        path: OURS,
        pathNot: '^(apps/web|schemas|machines)/',
      },
    ),
    never(
      'e2e-of-web-only-texts',
      'Browser tests see what a person sees: of the portal its texts, and the list of its screens.',
      { path: '^e2e/' },
      {
        path: '^apps/web/',
        pathNot: '^apps/web/src/(texts/|app/allRoutes\\.ts$)',
      },
    ),
    never('nothing-imports-e2e', 'Tests are a leaf.', { path: OURS, pathNot: '^e2e/' }, { path: '^e2e/' }),

    // What stays small or pure
    never(
      'charts-are-pure',
      'A chart runs without DOM, React or network.',
      // The commands that write paths.json and the pictures, and the one that lends @xstate/test our paths.
      {
        path: '^machines/',
        pathNot: [
          TESTS,
          '^machines/paths/(command/.*|generate|xstateTest)\\.ts$',
          '^machines/paths/charts/',
          '^machines/command/',
        ],
      },
      {
        dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'],
        pathNot: 'node_modules/xstate/',
      },
    ),
    never(
      'contract-stays-out-of-the-portal',
      'JSON Schemas are for the mock, for tests and for the test page, which offers every call; the portal takes their types.',
      { path: WEB, pathNot: [TESTS, `${WEB}features/admin/testPage/operations\\.ts$`] },
      { path: '^schemas/contract\\.ts$', ...atRunTime },
    ),
    never(
      'graph-only-for-paths',
      'The traversal code of xstate must not reach a bundle.',
      { path: OURS, pathNot: [TESTS, '^machines/paths/', '^machines/.*[mM]odels?\\.ts$', '^e2e/'] },
      { path: 'node_modules/xstate/.*graph' },
    ),
    never(
      'models-stay-out-of-the-portal',
      'Models, generated paths and the drawing of charts are for tests and commands.',
      { path: '^apps/', pathNot: TESTS },
      {
        path: '^machines/(paths/|models\\.ts|.*/model\\.ts)',
        // The inspector counts transitions as the pictures do.
        pathNot: '^machines/paths/transitions\\.ts$',
      },
    ),

    // Inside the portal
    never(
      'ui-knows-only-ui',
      'The design system knows no feature, chart or service.',
      { path: `${WEB}ui/` },
      {
        path: [`${WEB}(app|features|data|components|services)/`, '^machines/'],
      },
    ),
    never(
      'texts-know-the-contract',
      'Texts are read by others: they bring nothing with them.',
      { path: `${WEB}(texts|(features|components|app)/[^/]+/texts)/`, pathNot: TESTS },
      {
        path: OURS,
        pathNot: [`${WEB}(texts|(features|components|app)/[^/]+/texts)/`, '^schemas/'],
      },
    ),
    never(
      'features-are-apart',
      'Features never import one another: deleting the folder removes the feature.',
      { path: `${WEB}features/([^/]+)/` },
      {
        path: `${WEB}features/[^/]+/`,
        pathNot: `${WEB}features/$1/`,
      },
    ),
    never(
      'features-know-little-of-the-app',
      'Of the running portal a feature knows its context, its types and the menus.',
      { path: `${WEB}features/`, pathNot: TESTS },
      {
        path: `${WEB}app/`,
        pathNot: `${WEB}app/(context|route|menus|ownLinks|homeScreens|roles|useRoutes)\\.ts$`,
        ...atRunTime,
      },
    ),
    never(
      'shared-parts-know-no-feature',
      'Shared parts import no feature.',
      { path: `${WEB}(data|components)/` },
      { path: `${WEB}features/` },
    ),
    never(
      'shared-parts-know-the-context-only',
      'Data and components reach the running portal by its context.',
      { path: `${WEB}(data|components)/` },
      { path: `${WEB}app/`, pathNot: `${WEB}app/context\\.ts$`, ...atRunTime },
    ),
    never(
      'services-know-no-view',
      'A service is one outside thing.',
      { path: `${WEB}services/` },
      {
        path: `${WEB}(app|features|data|components|ui)/`,
      },
    ),
    never(
      'services-know-no-chart',
      'What talks to the outside knows no chart: app, data, components and the wiring of features give charts their services.',
      { path: `${WEB}services/`, pathNot: TESTS },
      {
        path: '^machines/',
        ...atRunTime,
      },
    ),
    never(
      'only-wiring-knows-services',
      'Screens reach the outside through src/data and the wiring of their feature.',
      { path: `${WEB}(features|components)/`, pathNot: [TESTS, `${WEB}features/[^/]+/wiring\\w*\\.ts$`] },
      { path: `${WEB}services/`, ...atRunTime },
    ),
    never(
      'only-services-sign-in',
      'The identity library is used in one place.',
      { path: OURS, pathNot: `${WEB}services/` },
      {
        path: 'node_modules/oidc-client-ts/',
      },
    ),

    // Everywhere
    never(
      'no-tests-in-code',
      'Code never imports a test or a helper of tests.',
      { path: OURS, pathNot: [TESTS, '^e2e/', MOCK_TEST] },
      { path: [TESTS, MOCK_TEST] },
    ),
    never(
      'no-circular',
      'A circle has no first part to read; one of types alone neither.',
      {},
      { circular: true },
    ),
    never(
      'no-unresolvable',
      'An import that leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    never(
      'no-orphans',
      'A module that imports nothing and that no other module imports.',
      {
        orphan: true,
        pathNot: [TESTS, '\\.d\\.ts$', '\\.config\\.[cm]?[jt]s$', '^e2e/', '^apps/web/public/'],
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own build output: libraries live in folders named dist too, and imports of them must be seen.
    exclude: { path: '^(apps/[^/]+/dist|e2e/bench)/' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
