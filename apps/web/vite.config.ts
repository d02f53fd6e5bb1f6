import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkModules } from '../../.ci/chunkModules.mjs'
import { compiledChecks } from './vite/compiledChecks.ts'
import { runtimeConfig } from './vite/runtimeConfig.ts'

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
    /\/(components\/(SendButton|WritingOutcome)\.tsx|data\/writing\.ts|machines\/(slotPicker|writing|download)\/\w+\.ts)$/,
  ],
  ['mapCanvas', /\/components\/(MapCanvas|PinMap|PointsMap)\.tsx$/],
  ['charts', /\/ui\/(AreaChart|CurveShape|curve|scale)\.tsx?$/],
  ['choices', /\/(components\/choices\/\w+\.ts|schemas\/prices\.ts)$/],
  [
    'tables',
    /\/(components\/(Table|Export)\w+\.tsx|data\/(\w*[tT]able\w*|exportFile)\.ts|machines\/(table|exportDialog)\/\w+\.ts|ui\/(DataTable|FilterForm|FilterChip|Pagination|Table\w+|Sort\w+|columnLook|LoadingRows|SideScroller|table)\.tsx?)$/,
  ],
  [
    'recordForm',
    /\/(components\/records\/(RecordConflict|RecordQuestion|useLeaveGuard|useRecordWords|fieldValue)\.tsx?|data\/records\.ts|services\/readers\/anyRecord\.ts|machines\/recordEdit\/\w+\.ts)$/,
  ],
]
/** The map library, which comes after the screens that show a map. */
const isOfMap = (id: string) => /\/(node_modules\/(ol|rbush|quickselect|earcut|pbf)|ui\/map)\//.test(id)
const topicOf = (id: string) =>
  isOfMap(id) ? 'map' : (TOPICS.find(([, files]) => files.test(id))?.[0] ?? null)

/** The chunk of texts is named by feature and language: `texts-cards-fr`. */
const textsOf = (id = '') => {
  const [, feature, language] =
    /(?:(?:features|components)\/(\w+)\/texts|startTexts)\/(\w\w)\.ts$/.exec(id) ?? []
  return language && `texts-${feature ?? 'start'}-${language}`
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    compiledChecks(),
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
    modulePreload: { polyfill: false },
    rollupOptions: {
      // No property of ours does anything when it is read: schemas that are made of others fall away where they are not used.
      treeshake: { propertyReadSideEffects: false },
      output: {
        chunkFileNames: ({ name, moduleIds }) => `assets/${textsOf(moduleIds.at(-1)) ?? name}-[hash].js`,
        codeSplitting: {
          groups: [
            // What every visit needs, in one file.
            { name: 'start', tags: ['$initial'], priority: 4 },
            // What screens share beyond that. Without it each set of sharing screens has a chunk of its own.
            {
              name: 'shared',
              test: (id: string) =>
                !/\/src\/(features|components\/\w+\/texts)\//.test(id) && topicOf(id) === null,
              minShareCount: 2,
              priority: 3,
            },
            { name: topicOf, debugName: 'topics', test: (id: string) => topicOf(id) !== null, priority: 2 },
            { name: featureOf, debugName: 'features', test: /\/src\/features\//, priority: 1 },
          ],
        },
      },
    },
  },
})
