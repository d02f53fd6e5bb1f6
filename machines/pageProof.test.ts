import { describe, expect, test } from 'vitest'
import { PAGE_PROOFS, PROOFS, type Proof } from './models.ts'
import { assertCurrent, cover, coverage, replayOnActor, structureOf } from './paths/index.ts'

describe.each(Object.entries<Proof>(PAGE_PROOFS))('the paths of %s for the browser', (name, proof) => {
  const { model, committed } = proof

  test('belong to the same chart as the others, as it is today', () => {
    expect(committed.structure).toEqual(PROOFS[name as keyof typeof PROOFS].committed.structure)
    expect(() => assertCurrent(model, committed.structure, structureOf(model.machine))).not.toThrow()
  })

  test('are what the generator gives', () => {
    expect(JSON.parse(JSON.stringify(cover(model, { hasLosses: false })))).toEqual(committed)
  })

  test('take every transition but those that, as the model explains, no one can cause or see', () => {
    const { covered, uncovered } = coverage(model, committed.paths)
    expect(uncovered).toEqual([])
    expect(covered.filter((transition) => transition in model.unreachable)).toEqual([])
  })

  test('hold on the living chart too', async () => {
    for (const path of committed.paths) await expect(replayOnActor(model, path)).resolves.toBeUndefined()
  })
})
