import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkModules } from '../../.ci/chunkModules.mjs'
import { chartDescriptions } from './vite/chartDescriptions.ts'
import { compileAhead } from './vite/compileAhead.ts'
import { runtimeConfig } from './vite/runtimeConfig.ts'

/** All screens of a feature are one chunk, their icons inside; each language of its texts is one more. */
const featureOf = (id: string) => /\/src\/features\/(\w+)\/(?!texts\/)/.exec(id)?.[1] ?? null

/**
 * What most screens share and no wizard does: parts of records and their rules, links between screens, and icons. It is made
 * before the topics, or each of them takes along those that it shows.
 */
const RECORDS = [
  /\/(components\/(RecordFace|EntryFace|CardFace|MissingRecord)\.tsx|ui\/(Breadcrumbs|DescriptionList|KeyValue|LinkRow|Secret|Tabs|TabPanel)\.tsx|data\/(everyRecord|records|meta|latest|pathId|links|saveFile|together)\.ts|schemas\/endpoints\/request\.ts|services\/readers\/(anyRecord|meta)\.ts|machines\/recordEdit\/(difference|refusal)\.ts)$/,
  /lucide-react\/.*\/icons\/(chevron-left|circle-(dot|off|x)|clipboard-list|ellipsis|ev-charger|eye(-off)?|pencil(-line)?|shield-question-mark|undo-2)\.mjs$/,
]
const isOfRecords = (id: string) => RECORDS.some((files) => files.test(id))

/**
 * What several topics below show, and lists beside their table: without a chunk of its own it is part of one of them, and a
 * list that opens a visit would wait for all that records show.
 */
const BELOW_TOPICS: readonly (readonly [string, RegExp])[] = [
  // Icons of visits, plans and receipts: the details of users and organisations have none of them, and no room.
  [
    'planIcons',
    /lucide-react\/.*\/icons\/(bookmark|calendar-(check|clock|off)|list-checks|receipt-text|scale|wrench)\.mjs$/,
  ],
  // Of chargers, sessions and statements, and of no other record.
  [
    'measures',
    /\/(ui\/(Measure(Row)?|ProgressBar)\.tsx|components\/CommandReceipt\.tsx|schemas\/endpoints\/remote\.ts)$/,
  ],
  // What forms ask of what is typed; no list does.
  ['rules', /\/schemas\/(rules|countries)\.ts$/],
  [
    'lists',
    /\/(ui\/(StatusBadge|statusLook|ToggleChip|ChipLinks|chipLook)\.tsx?|components\/(ChargerBadge|CopyId|statusWord|chargerSentence\/\w+)\.tsx?|data\/(shownRelation|hasWords|moment)\.ts|icons\/(chevrons-up-down|circle-question-mark|clock|columns-3|copy|download|flag|list-filter|plug)\.mjs)$/,
  ],
]

/** What some screens share that is too much for all of them, by what it is about. */
const TOPICS: readonly (readonly [string, RegExp])[] = [
  [
    'wizard',
    /\/(components\/wizard\/\w+\.tsx?|data\/wizard\w*\.ts|machines\/wizard\/\w+\.ts|icons\/(cloud|copy)-check\.mjs)$/,
  ],
  [
    'places',
    /\/(components\/places\/(?!PlaceSearch\.)\w+\.tsx|data\/placeSearch\.ts|services\/places\.ts|machines\/placeSearch\/\w+\.ts)$/,
  ],
  [
    'files',
    /\/(components\/files\/(?!File(List|Preview)\.)\w+\.tsx?|data\/upload\.ts|machines\/attachments\/\w+\.ts|schemas\/fileType\.ts|icons\/(camera|upload)\.mjs)$/,
  ],
  // The step asks whether there is a reader of codes; what the camera needs comes with its dialog.
  ['codes', /\/services\/barcode\.ts$/],
  ['attached', /\/schemas\/endpoints\/attachment\.ts$/],
  ['acts', /\/(components\/(SendButton|WritingOutcome)\.tsx|data\/writing\.ts|machines\/writing\/\w+\.ts)$/],
  ['slots', /\/(components\/slots\/\w+\.tsx?|machines\/slotPicker\/\w+\.ts)$/],
  // Where the screens of operators are. What customers load has its routes in the first chunk.
  ['operators', /\/(app\/operators\/routes|features\/\w+\/(networkR|r)outes)\.ts$/],
  ['networkPaths', /\/data\/networkPaths\.ts$/],
  ['drafts', /\/(data\/(draft(Owner|Name)|orderedFor)|services\/(wizardDraft|validators))\.ts$/],
  // Files of a draft, which only requests have.
  ['fileKeep', /\/services\/fileKeep\.ts$/],
  ['passwords', /\/ui\/PasswordInput\.tsx$/],
  ['offered', /\/app\/offered\.ts$/],
  ['combo', /\/(ui\/ComboBox\.tsx|schemas\/card(Rules|Check)\.ts)$/],
  // Not for the lists and records that share the rest.
  ['radioCards', /\/ui\/RadioCards\.tsx$/],
  ['tariff', /\/components\/tariff\/\w+\.tsx?$/],
  // Icons of super administrators, which their menu shows too: customers do not carry them.
  [
    'adminIcons',
    /lucide-react\/.*\/icons\/(archive|bell-ring|boxes|cable|flask-conical|radio-tower|shield-user|table-2|wallet-cards)\.mjs$/,
  ],
  ['bulk', /\/(components\/bulk|data\/bulkRun|machines\/bulkRun)\b/],
  ['access', /\/(components\/access\/\w+\.tsx?|data\/accessBodies\.ts)$/],
  // In one with the rest each wizard would have no room left.
  ['placements', /\/schemas\/endpoints\/(chargeplacement|whitelistgroup|chargepointParts)\.ts$/],
  // What a charger's contract says, and no wizard.
  ['contract', /\/(data\/contract|services\/readers\/contracts)\.ts$/],
  ['mapCanvas', /\/(components\/(MapCanvas|PinMap)\.tsx|icons\/minus\.mjs)$/],
  // A map of many points, which no wizard shows.
  ['pointsMap', /\/(components\/PointsMap\.tsx|icons\/maximize\.mjs)$/],
  // The curve of a session, and its receipt on paper.
  [
    'curves',
    /\/(ui\/(AreaChart|CurveShape|curve|scale)\.tsx?|components\/Print\w+\.tsx|icons\/printer\.mjs)$/,
  ],
  // Of cards and chargers, and of no other record.
  ['lastSessions', /\/components\/LastSessions\.tsx$/],
  // Reports and the operators' home read the same figures.
  ['figures', /\/services\/readers\/reports\.ts$/],
  ['requestParts', /\/(components\/requests\/\w+\.tsx?|machines\/download\/\w+\.ts)$/],
  ['choices', /\/(components\/choices\/\w+\.ts|schemas\/prices\.ts)$/],
  // What a session costs, which no wizard asks.
  ['rating', /\/schemas\/rating\.ts$/],
  [
    'tables',
    /\/(components\/((Table|Export)\w+\.tsx|(EmptyList|Updated)\.tsx|tableTools\/part\.ts)|data\/\w*[tT]able\w*\.ts|services\/kept(Layouts)?\.ts|machines\/(table\/\w+|columnChooser\/layout)\.ts|ui\/(DataTable|FilterForm|FilterChip|PageField|Pagination|Table\w+|ToolButton|Sort\w+|columnLook|LoadingRows|SideScroller|table)\.tsx?)$/,
  ],
]
/** Chunks made of topics, listed after them in this order, so that they take none of their files along. */
const ABOVE_TOPICS: typeof TOPICS = [
  // With the first file.
  ['fileList', /\/(components\/files\/File(List|Preview)\.tsx|icons\/circle-stop\.mjs)$/],
  ['exports', /\/(data\/exportFile\.ts|machines\/exportDialog\/\w+\.ts)$/],
  [
    'people',
    /\/(components\/(people\/(?!ConvertContact|LateParentField|ParentField)\w+\.tsx?|fieldErrors\.ts|GroupOnly\.tsx|ViewAsButton\.tsx)|data\/(flag|hasGroup)\.ts|icons\/user-plus\.mjs)$/,
  ],
  // Of persons, and not of the organisation that has them.
  ['conversion', /\/components\/people\/(ConvertContact|LateParentField)\.tsx$/],
  // Where many are changed at once.
  [
    'undo',
    /\/(components\/UndoNotice\.tsx|data\/undoOffer\.ts|services\/keptUndo\.ts|machines\/undoOffer\/\w+\.ts)$/,
  ],
  // Of the list behind the bell, and of exports that end with the sign-in.
  ['told', /\/(services\/keptNotifications|data\/tellLate)\.ts$/],
  // Above some lists, and no record.
  ['quickViews', /\/components\/quickViews\/\w+\.tsx$/],
  ['relations', /\/components\/relations\/\w+\.tsx?$/],
  // In one with the forms of records, those would come with each form that has it.
  ['changes', /\/components\/records\/ChangedField\.tsx$/],
  ['tree', /\/((components|machines)\/relationTree\/\w+\.tsx?|icons\/arrow-(up|down)-a-z\.mjs)$/],
  [
    'edits',
    /\/(machines\/recordEdit\/(machine|selectors|setup)|data\/(refresh|savedEdits|recordActor)|services\/unsavedEdits|components\/recordConflict\/LateConflict|components\/records\/(wiring|useLeaveGuard|SaveFailed|SavedNotice|undoPart))\.tsx?$/,
  ],
  // Cards of a charger that customers and operators share.
  [
    'chargerCards',
    /\/(components\/(chargerSettings|chargerMessages)\/\w+\.tsx?|machines\/(chargerSettings|chargerMessage)\/\w+\.ts)$/,
  ],
  [
    'recordForms',
    /\/components\/records\/(?!RecordList|RecordParts|RecordPreview|preview|ListFacts|useCount|RecordRaw|rawFields|RecordHistory|history|filterFields|walk|RecordWalk|quickBy|recordColumns|useListWays|QuickViews|alarmLooks|CardCell|TariffCell)\w+\.tsx?$/,
  ],
  // Lists of operators, and the dialogs about a table.
  ['savedViews', /\/(machines\/savedViews\/(machine|views)|data\/openViews)\.ts$/],
  // Lists are for operators only.
  [
    'recordScreens',
    /\/(components\/records\/(bulk\/)?(?!RecordPreview)\w+\.tsx?|data\/(savedViews|viewAddress)\.ts|services\/keptViews\.ts|machines\/rowSelection\/\w+\.ts|endpoints\/network\.ts)$/,
  ],
  ['recordPreview', /\/components\/records\/RecordPreview\.tsx$/],
  // What several screens of operators share and none of customers.
  ['operatorParts', /\/(components\/PickedChip\.tsx|data\/picked\.ts)$/],
  // With the question that has it.
  ['relationField', /\/components\/(RelationField|people\/ParentField)\.tsx$/],
]
/** The map library, which comes after the screens that show a map. */
const isOfMap = (id: string) => /\/(node_modules\/(ol|rbush|quickselect|earcut|pbf)|ui\/map)\//.test(id)
const nameIn = (topics: typeof TOPICS, id: string) => topics.find(([, files]) => files.test(id))?.[0] ?? null
const topicOf = (id: string) => (isOfMap(id) ? 'map' : nameIn(TOPICS, id))
const isBesideTopics = (id: string) => nameIn([...BELOW_TOPICS, ...ABOVE_TOPICS], id) !== null

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
    chartDescriptions(),
    compileAhead(),
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
    // The oldest browsers that Tailwind's utilities work in: without it every colour is written three times, 2 kB.
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
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
                !isOfRecords(id) &&
                !isBesideTopics(id),
              minShareCount: 2,
              priority: 4,
            },
            ...BELOW_TOPICS.map(([name, test]) => ({ name, test, priority: 3.6 })),
            { name: 'records', test: isOfRecords, priority: 3.5 },
            { name: topicOf, debugName: 'topics', test: (id: string) => topicOf(id) !== null, priority: 3 },
            ...ABOVE_TOPICS.map(([name, test], index) => ({ name, test, priority: 2.9 - index / 10 })),
            { name: featureOf, debugName: 'features', test: /\/src\/features\//, priority: 1 },
          ],
        },
      },
    },
  },
})
