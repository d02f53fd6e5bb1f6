import { runWithXstateTest } from '@portal/paths/xstateTest'
import { expect, test } from 'vitest'
import { PROOFS, type Proof } from './models.ts'

/**
 * Preferred minimum length of the path that is run; without such a path, the longest one is run. `@xstate/test`
 * explores the machine again for each path, so only one is run; proof.test.ts replays all paths.
 */
const STEPS = 5

test.each(Object.entries<Proof>(PROOFS))(
  '@xstate/test runs a committed path of %s',
  async (_, { model, committed: { paths } }) => {
    const byLength = paths.toSorted((one, other) => one.steps.length - other.steps.length)
    const path = byLength.find(({ steps }) => steps.length >= STEPS) ?? byLength.at(-1)
    if (!path) throw new Error('no path')
    expect(await runWithXstateTest(model, path)).toBe(path.steps.length)
  },
  60_000,
)

test('@xstate/test rejects a path with a wrong expectation', async () => {
  const { model, committed }: Proof = PROOFS.newVersion
  const path = committed.paths[0]
  if (!path) throw new Error('no path')
  const expect_ = { ...path.expect, state: 'elsewhere' }
  await expect(runWithXstateTest(model, { ...path, expect: expect_ })).rejects.toThrow('elsewhere')
})
