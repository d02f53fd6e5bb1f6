import { ANSWERS as requestCases } from '@portal/machines/requestCases'
import { requestDefinition } from '@portal/machines/wizardDefinitions'
import { expect, test } from 'vitest'
import { answered } from './walks.ts'

test('completes a branch with the answers of the machine paths', () => {
  const { charger } = answered(
    requestDefinition,
    { charger: { answers: { kind: 'CHARGER', accountType: 'private', subscriptionType: 'FAN' }, sent: {} } },
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
