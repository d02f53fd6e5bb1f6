import { runWithXstateTest } from '@portal/paths/xstateTest'
import { describe, expect, test } from 'vitest'
import { PROOFS, type Proof } from './models.ts'

describe.each(Object.entries<Proof>(PROOFS))(
  '@xstate/test runs the committed paths of %s',
  (_, { model, committed }) => {
    test.each(committed.paths.map((path) => [path.id, path] as const))(
      '%s',
      async (_, path) => {
        expect(await runWithXstateTest(model, path)).toBe(path.steps.length)
      },
      60_000,
    )

    test('rejects a path with a wrong expectation', async () => {
      const path = committed.paths[0]
      if (!path) throw new Error('no path')
      const expect_ = { ...path.expect, state: 'elsewhere' }
      await expect(runWithXstateTest(model, { ...path, expect: expect_ })).rejects.toThrow('elsewhere')
    })
  },
)
