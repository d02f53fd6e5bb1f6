import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const never = ['**/node_modules/**', '**/dist/**']

/** Ends what hangs, on a slow machine too: no test is about time. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000 }

/** The longest tests start first, so that none of them runs alone at the end. */
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
    // Every core: the default leaves one to the process that hands out the files, which is half of a machine with two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // The files share a worker's modules: none of them mocks a module, and importing the machines is what costs.
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
