import { describe, expect, it } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createTexts } from '../../texts/index.ts'
import { answerText, valuesIn, verdictIn } from './supported.ts'

const texts = createTexts('en', await loadAllTexts('en'))
const component = { name: 'ChargingStation' }
const variables = (...attributes: readonly object[]) =>
  JSON.stringify({
    getVariableResult: attributes.map((each, index) => ({
      ...each,
      component,
      variable: { name: `V${index}` },
    })),
  })
const light = { attributeStatus: 'Accepted', attributeValue: '40' }
const unknown = { attributeStatus: 'UnknownVariable' }

describe('verdictIn', () => {
  it.each([
    ['{"status":"Accepted"}', 'Accepted'],
    ['{"status":"NotImplemented"}', 'NotImplemented'],
    ['{"status":"Later"}', undefined],
    ['{"listVersion":4}', undefined],
    ['Accepted', undefined],
    [undefined, undefined],
  ])('reads %j as %s', (answer, verdict) => {
    expect(verdictIn(answer)).toBe(verdict)
  })
})

describe('valuesIn', () => {
  it.each([
    [variables(light, unknown), 'V0: 40, V1: UnknownVariable'],
    [
      '{"configurationKey":[{"key":"K","readonly":true,"value":"1"}],"unknownKey":["X"]}',
      'K: 1, unknownKey: X',
    ],
    ['{"status":"Accepted","filename":"CP1.log"}', 'filename: CP1.log'],
    ['{"status":"Accepted","data":"id: text"}', 'data: id: text'],
    ['{"listVersion":4}', 'listVersion: 4'],
    ['{"status":"Accepted"}', undefined],
    ['Rejected', undefined],
    [undefined, undefined],
  ])('describes %j as %s', (answer, values) => {
    expect(valuesIn(answer)).toBe(values)
  })
})

describe('answerText', () => {
  it.each([
    ['{"status":"Accepted"}', 'The charger accepted this message.'],
    ['{"status":"Accepted","filename":"CP1.log"}', 'The charger accepted this message. filename: CP1.log'],
    [variables(light), 'The charger accepted this message. V0: 40'],
    [variables(light, unknown), 'The charger answered: UnknownVariable, V0: 40, V1: UnknownVariable'],
    ['{"fileName":"CP1.log"}', 'The charger answered: fileName: CP1.log'],
    ['{"status":"Later"}', 'The charger answered: Later'],
    ['{}', 'The charger answered: {}'],
    [undefined, 'The charger answered: –'],
  ])('describes %j as %j', (answer, text) => {
    expect(answerText(answer, texts)).toBe(text)
  })
})
