import { lostActions, negatedGuards, refusalOf } from '@portal/paths'
import { describe, expect, test } from 'vitest'
import { PROOFS } from './models.ts'

describe('the shortest failing path', () => {
  test('reveals a fault of the sign-in within three steps', async () => {
    const { model, committed } = PROOFS.signIn
    const fault = negatedGuards(model.machine).find(({ name }) =>
      name.includes('renewing.after.ANSWER_TIMEOUT'),
    )
    const refusal = await refusalOf(model, committed.paths, fault?.machine)
    expect(refusal?.path.steps.length).toBeLessThanOrEqual(3)
    expect(refusal?.transitions[0]).toContain('signedIn.renewing: xstate.after.ANSWER_TIMEOUT')
  })

  test('reveals a lost action whose effect is only visible outside the machine', async () => {
    const { model, committed } = PROOFS.newVersion
    const fault = lostActions(model.machine).find(({ name }) => name === 'here.on.RELOAD.actions')
    const refusal = await refusalOf(model, committed.paths, fault?.machine)
    expect(refusal?.message).toMatch(/it ran .* instead of .*reload/)
    expect(refusal?.path.steps.length).toBeLessThanOrEqual(3)
  })
})
