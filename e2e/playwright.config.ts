import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Retries would hide flaky tests.
  retries: 0,
  workers: 2,
  // Limits for hanging tests, long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Brussels',
    viewport: { width: 1280, height: 800 },
    // Tracing takes longer than the tests themselves; enable it with --trace on.
    trace: 'off',
    // `stack.ts` chooses the browser at launch, because tools also read this file on machines without one.
  },
})
