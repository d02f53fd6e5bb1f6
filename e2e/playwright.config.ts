import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes the second time is a bug that is not understood.
  retries: 0,
  workers: 2,
  // Two cores may be busy: these are limits for what hangs, not promises about speed.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Brussels',
    viewport: { width: 1280, height: 800 },
    // Recording what a trace shows takes longer than the tests themselves: who looks into one asks for it (--trace on).
    trace: 'off',
    // Which browser is started, `stack.ts` says when it starts one: tools read this file on machines that have none yet.
  },
})
