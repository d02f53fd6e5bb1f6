import { defineConfig } from 'vitest/config'

const never = ['**/node_modules/**', '**/dist/**']

/** Ends what hangs, on a slow machine too: no test is about time. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          ...limits,
          include: [
            'schemas/**/*.test.ts',
            'machines/**/*.test.ts',
            'fixtures/**/*.test.ts',
            'apps/mock-api/**/*.test.ts',
            '.ci/**/*.test.mjs',
          ],
          exclude: never,
        },
      },
      {
        // The plugins of the real build. A file that needs a document says `// @vitest-environment jsdom`.
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: {
          name: 'web',
          environment: 'node',
          ...limits,
          include: ['**/*.test.{ts,tsx}'],
          exclude: never,
        },
      },
    ],
  },
})
