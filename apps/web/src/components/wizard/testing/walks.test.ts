import { ANSWERS as requestCases } from '@portal/machines/requestCases'
import { requestDefinition } from '@portal/machines/wizardDefinitions'
import { describe, expect, test } from 'vitest'
import { answered } from './walks.ts'

describe('answered', () => {
  test('completes a branch with answers from the paths of the machine', () => {
    const { charger } = answered(
      requestDefinition,
      {
        charger: { answers: { kind: 'CHARGER', accountType: 'private', subscriptionType: 'FAN' }, sent: {} },
      },
      requestCases,
    )
    expect(charger?.answers).toMatchObject({
      accountType: 'private',
      subscriptionType: 'FAN',
      contactName: requestCases.contact.contactName,
      chargerType: requestCases.charger.chargerType,
    })
    // Optional answers stay empty.
    expect(charger?.answers.remarks).toBeUndefined()
  })
})
