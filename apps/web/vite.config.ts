import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkModules } from '../../.ci/chunkModules.mjs'
import { compiledChecks } from './vite/compiledChecks.ts'
import { runtimeConfig } from './vite/runtimeConfig.ts'
import { translatedTexts } from './vite/translatedTexts.ts'

/** All screens of a feature are one chunk, their icons inside; each language of its texts is one more. */
const featureOf = (id: string) => /\/src\/features\/(\w+)\/(?!texts\/)/.exec(id)?.[1] ?? null

/** What some screens share that is too much for all of them, by what it is about. */
const TOPICS: readonly (readonly [string, RegExp])[] = [
  ['wizard', /\/(components\/wizard\/\w+\.tsx?|data\/wizard\w*\.ts|machines\/wizard\/\w+\.ts)$/],
  [
    'places',
    /\/(components\/places\/\w+\.tsx|data\/placeSearch\.ts|services\/places\.ts|machines\/placeSearch\/\w+\.ts)$/,
  ],
  [
    'records',
    /\/(components\/(RecordFace|EntryFace|MissingRecord|ChargerBadge)\.tsx|ui\/(Breadcrumbs|DescriptionList|KeyValue|LinkRow|Secret|Tabs|TabPanel|statusLook)\.tsx?)$/,
  ],
  ['files', /\/(components\/files\/\w+\.tsx?|data\/upload\.ts|machines\/attachments\/\w+\.ts)$/],
  [
    'acts',
    /\/(components\/(SendButton|WritingOutcome)\.tsx|data\/writing\.ts|machines\/(writing|download)\/\w+\.ts)$/,
  ],
  ['slots', /\/(components\/slots\/\w+\.tsx?|machines\/slotPicker\/\w+\.ts)$/],
  // Where the screens of operators are. What customers load has its routes in the first chunk.
  ['operators', /\/(app\/operators\/routes|features\/\w+\/(networkR|r)outes)\.ts$/],
  ['networkPaths', /\/data\/networkPaths\.ts$/],
  ['drafts', /\/(data\/draftOwner|services\/wizardDraft)\.ts$/],
  ['fileKeep', /\/services\/fileKeep\.ts$/],
  ['passwords', /\/ui\/PasswordInput\.tsx$/],
  ['offered', /\/app\/places\.ts$/],
  // Too little for a chunk, and more than the wizards have room for.
  ['lists', /(\/components\/EmptyList\.tsx|endpoints\/(chargepointParts|remote|request)\.ts)$/],
  ['combo', /\/(ui\/ComboBox\.tsx|schemas\/card(Rules|Check)\.ts)$/],
  // No wizard shows them.
  ['chips', /\/ui\/(ProgressBar|ToggleChip)\.tsx$/],
  ['tariff', /\/components\/tariff\/\w+\.tsx?$/],
  // Icons that several screens show and no wizard does: without this line each wizard is 2.5 kB heavier.
  [
    'icons',
    /lucide-react\/.*\/icons\/(columns-3|calendar-(check|clock|off)|chevron-left|chevrons-up-down|circle-(dot|off|x)|clipboard-list|download|ev-charger|eye(-off)?|list-(checks|filter)|pencil-line|receipt-text|scale|shield-question-mark|wrench)\.mjs$/,
  ],
  // Icons of super administrators, which their menu shows too: customers do not carry them.
  [
    'adminIcons',
    /lucide-react\/.*\/icons\/(archive|bell-ring|boxes|cable|flask-conical|radio-tower|shield-user|table-2|wallet-cards)\.mjs$/,
  ],
  ['print', /\/(components\/Print\w+\.tsx|lucide-react\/.*\/printer\.\w+)$/],
  ['bulk', /\/(components\/bulk|data\/bulkRun|machines\/bulkRun)\b/],
  ['everyRecord', /\/(data\/everyRecord|services\/readers\/anyRecord)\.ts$/],
  ['access', /\/(components\/access\/\w+\.tsx?|data\/accessBodies\.ts)$/],
  ['copyId', /\/(components\/CopyId\.tsx|icons\/copy\.mjs)$/],
  ['lastSessions', /\/components\/LastSessions\.tsx$/],
  ['placements', /\/schemas\/endpoints\/(chargeplacement|whitelistgroup)\.ts$/],
  ['mapCanvas', /\/components\/(MapCanvas|PinMap|PointsMap)\.tsx$/],
  ['charts', /\/ui\/(AreaChart|CurveShape|curve|scale)\.tsx?$/],
  ['requestParts', /\/components\/requests\/\w+\.tsx?$/],
  ['choices', /\/(components\/choices\/\w+\.ts|schemas\/(prices|rating)\.ts)$/],
  [
    'tables',
    /\/(components\/((Table|Export)\w+\.tsx|tableTools\/part\.ts)|data\/\w*[tT]able\w*\.ts|services\/kept(Layouts)?\.ts|machines\/(table\/\w+|columnChooser\/layout)\.ts|ui\/(DataTable|FilterForm|FilterChip|Pagination|Table\w+|Sort\w+|columnLook|LoadingRows|SideScroller|table)\.tsx?)$/,
  ],
]
/** Chunks made of topics, listed after them in this order, so that they take none of their files along. */
const ABOVE_TOPICS: typeof TOPICS = [
  ['exports', /\/(data\/exportFile\.ts|machines\/exportDialog\/\w+\.ts)$/],
  [
    'recordRules',
    /\/((machines\/recordEdit\/(difference|refusal)|data\/(records|meta)|services\/readers\/meta)\.ts|icons\/(undo-2|pencil)\.mjs)$/,
  ],
  [
    'people',
    /\/(components\/(people\/\w+\.tsx?|fieldErrors\.ts|GroupOnly\.tsx|ViewAsButton\.tsx)|data\/(flag|hasGroup)\.ts|icons\/user-plus\.mjs)$/,
  ],
  ['relations', /\/components\/relations\/\w+\.tsx?$/],
  ['tree', /\/((components|machines)\/relationTree\/\w+\.tsx?|icons\/arrow-(up|down)-a-z\.mjs)$/],
  ['edits', /\/(machines\/recordEdit\/machine|components\/records\/use(RecordEdit|LeaveGuard))\.ts$/],
  // Cards of a charger that customers and operators share.
  [
    'chargerCards',
    /\/(components\/(chargerSettings|chargerMessages)\/\w+\.tsx?|machines\/(chargerSettings|chargerMessage)\/\w+\.ts)$/,
  ],
  [
    'recordForms',
    /\/components\/records\/(?!RecordList|filterFields|walk|RecordWalk|quickBy|QuickViews)\w+\.tsx?$/,
  ],
  // Lists are for operators only.
  [
    'recordScreens',
    /\/(components\/records\/(bulk\/)?\w+\.tsx?|data\/(savedViews|viewAddress)\.ts|services\/keptViews\.ts|machines\/rowSelection\/\w+\.ts|endpoints\/network\.ts)$/,
  ],
]
/** The map library, which comes after the screens that show a map. */
const isOfMap = (id: string) => /\/(node_modules\/(ol|rbush|quickselect|earcut|pbf)|ui\/map)\//.test(id)
const nameIn = (topics: typeof TOPICS, id: string) => topics.find(([, files]) => files.test(id))?.[0] ?? null
const topicOf = (id: string) => (isOfMap(id) ? 'map' : nameIn(TOPICS, id))
const isAboveTopics = (id: string) => nameIn(ABOVE_TOPICS, id) !== null

/** The chunk of texts is named by feature and language: `texts-cards-fr`. */
const textsOf = (id = '') => {
  const [, feature, language] =
    /(?:(?:features|components|app)\/(\w+)\/texts|startTexts)\/(\w\w)\.ts$/.exec(id) ?? []
  return language && `texts-${feature ?? 'start'}-${language}`
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    compiledChecks(),
    translatedTexts(),
    runtimeConfig(process.env.MOCK_ORIGIN ?? 'http://localhost:4010'),
    chunkModules(),
  ],
  resolve: {
    // React has had this hook for years; the shim is for those that have not.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true, host: 'localhost' },
  build: {
    manifest: true,
    // The byte gate weighs what a visit loads.
    chunkSizeWarningLimit: 1_000,
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // Words that features share come one after the other; naming each beside every import costs the first visit 1 kB.
      // The page itself names all that it needs, or the first chunk is read before the next is asked for.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/\/(texts|rolldown-runtime)-/.test(file)),
    },
    rollupOptions: {
      // No property of ours does anything when it is read: schemas that are made of others fall away where they are not used.
      treeshake: { propertyReadSideEffects: false },
      output: {
        chunkFileNames: ({ name, moduleIds }) => `assets/${textsOf(moduleIds.at(-1)) ?? name}-[hash].js`,
        codeSplitting: {
          groups: [
            // What every visit needs, in one file.
            { name: 'start', tags: ['$initial'], priority: 5 },
            // What screens share beyond that. Without it each set of sharing screens has a chunk of its own.
            {
              name: 'shared',
              test: (id: string) =>
                !/\/src\/(features|(components|app)\/\w+\/texts|app\/operators)\//.test(id) &&
                topicOf(id) === null &&
                !isAboveTopics(id),
              minShareCount: 2,
              priority: 4,
            },
            { name: topicOf, debugName: 'topics', test: (id: string) => topicOf(id) !== null, priority: 3 },
            ...ABOVE_TOPICS.map(([name, test], index) => ({ name, test, priority: 2.9 - index / 10 })),
            { name: featureOf, debugName: 'features', test: /\/src\/features\//, priority: 1 },
          ],
        },
      },
    },
  },
})
