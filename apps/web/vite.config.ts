import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileHint } from './vite/compileHint.ts'
import { runtimeConfig } from './vite/runtimeConfig.ts'
import { stylesAfterShell } from './vite/stylesAfterShell.ts'

const TEXTS = /\/(startTexts|texts\/?\w*)\/(en|fr|nl)(\/\w+)?\.ts$/
const MAP = /\/(node_modules\/(ol|rbush|quickselect|earcut|pbf)|ui\/map)\//
const MENUS =
  /\/(node_modules\/(@headlessui|@floating-ui|react-aria|react-stately|use-sync-external-store)|ui\/Menu)/
const OPERATORS = /\/app\/operators\//

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    runtimeConfig(process.env.MOCK_ORIGIN ?? 'http://localhost:4010'),
    compileHint(),
    stylesAfterShell(),
  ],
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true, host: 'localhost' },
  build: {
    manifest: true,
    chunkSizeWarningLimit: 1_000,
    target: 'es2023',
    // The oldest browsers that Tailwind's utilities support.
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    rollupOptions: {
      output: {
        codeSplitting: {
          // Otherwise a group would also contain everything that its modules import.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'initial', tags: ['$initial'], priority: 5 },
            { name: 'mapLibrary', test: MAP, priority: 4 },
            { name: 'menus', test: MENUS, minShareCount: 2, priority: 4 },
            {
              // One file per language with the texts of a first visit.
              name: (id: string, chunking) => {
                const isStart = (file: string) => /\/src\/(app\/startTexts|texts)\//.test(file)
                const language = TEXTS.exec(id)?.[2]
                return language && [id, ...(chunking.getModuleInfo(id)?.importers ?? [])].some(isStart)
                  ? `start-${language}`
                  : null
              },
              debugName: 'start texts',
              test: TEXTS,
              priority: 3,
            },
            {
              name: 'shared',
              test: (id: string) => ![TEXTS, OPERATORS].some((owned) => owned.test(id)),
              // Excludes modules of fewer screens, so a screen loads little code that only other screens need.
              minShareCount: 6,
              priority: 2,
            },
          ],
        },
      },
    },
  },
})
