import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const never = ['**/node_modules/**', '**/dist/**']

/** Timeouts only for tests that hang, even on a slow machine: no test measures time. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000 }

/** The longest test files start first, so that none runs alone at the end. */
const LONGEST = [
  'apps/mock-api/test/savedRecords.test.ts',
  'apps/mock-api/test/everyField.test.ts',
  'apps/mock-api/test/everywhere.test.ts',
  'machines/paths/differential.test.ts',
  'apps/mock-api/test/otherWrites.test.ts',
  'apps/mock-api/test/generated.test.ts',
  'installationWizard/steps.test.tsx',
  'requestWizard/steps.test.tsx',
]
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`))
      return place === -1 ? LONGEST.length : place
    }
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

export default defineConfig({
  test: {
    // All cores: by default Vitest reserves one for its main process, which is half of a two-core machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // Test files share the modules of their worker, because none mocks a module and importing the machines takes
          // most of the time.
          isolate: false,
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
