import { defineConfig } from '@playwright/test'
import { launchOptions } from './chromium.ts'

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
    // A trace costs a third of the time; where somebody can open it, it is kept.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: launchOptions(),
  },
})
