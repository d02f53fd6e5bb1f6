import { ANSWERS as requestCases } from '@portal/machines/requestCases'
import { requestDefinition } from '@portal/machines/wizardDefinitions'
import { expect, test } from 'vitest'
import { answered } from './walks.ts'

test('A branch that says nothing of a step is walked with the answer that the paths give there', () => {
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
  // Nothing that may stay empty.
  expect(charger?.answers.remarks).toBeUndefined()
})
