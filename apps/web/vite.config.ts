import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkModules } from '../../.ci/chunkModules.mjs'
import { compiledChecks } from './vite/compiledChecks.ts'
import { directIcons } from './vite/directIcons.ts'
import { leanCharts } from './vite/leanCharts.ts'
import { leanIcons } from './vite/leanIcons.ts'
import { leanImports } from './vite/leanImports.ts'
import { leanLog } from './vite/leanLog.ts'
import { oneFirstChunk } from './vite/oneFirstChunk.ts'
import { preloadFirst } from './vite/preloadFirst.ts'
import { runtimeConfig } from './vite/runtimeConfig.ts'

/** Of the shared workspaces: what only screens need that come later, or what stands beside the gate. */
const LATER =
  /\/(texts\/laterAreas|machines\/(intakeForm|changePassword|table|cookieConsent|analytics|notifications?|banner|relationFilter|locations|placeSearch)|schemas\/(rules|countries|consent|relationName|endpoints\/(changePassword|relation|banner|genericRoutes)|filter|rating))/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    compiledChecks(),
    leanCharts(),
    directIcons(),
    leanIcons(),
    leanLog(),
    leanImports(),
    runtimeConfig(process.env.MOCK_ORIGIN ?? 'http://localhost:4010'),
    preloadFirst(),
    chunkModules(),
  ],
  resolve: {
    // React has had this hook for years; the shim is for those that have not.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true, host: 'localhost' },
  build: {
    manifest: true,
    target: 'es2023',
    modulePreload: false,
    rollupOptions: {
      input: {
        portal: `${import.meta.dirname}/index.html`,
        silentRenew: `${import.meta.dirname}/silent-renew-oidc.html`,
      },
      output: { codeSplitting: oneFirstChunk(`${import.meta.dirname}/src/main.tsx`, LATER) },
    },
  },
})
