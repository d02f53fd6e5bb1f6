import { ATTACHMENTS_MAX_BYTES, COMPANY_NAME_MAX_LENGTH, EMAIL_MAX_LENGTH, rules } from '@portal/schemas'
import { afterEach, describe, expect, it, vi } from 'vitest'

/**
 * Each rule of S5 with the places that use it. With the rule mocked to accept everything, a place must no longer
 * report the same problem, which proves that it calls the rule. The tests of the screens cover the messages.
 */

type RuleName = Exclude<
  {
    [Name in keyof typeof rules]: (typeof rules)[Name] extends (...args: never[]) => unknown ? Name : never
  }[keyof typeof rules],
  'check'
>

/** A value that a field rejects. The place is a step, a form or the files. */
type Rejection = readonly [place: keyof typeof PLACES, field: string, refused: string, problem: string]

const ADDRESSES = [
  ['invoiceAddress', 'invoice'],
  ['deliveryAddress', 'delivery'],
] as const
const addresses = (part: 'Address' | 'ZipCode' | 'City', refused: string): readonly Rejection[] =>
  ADDRESSES.map(([step, of]) => [step, `${of}${part}`, refused, 'invalid'])

const ASKED: Readonly<Record<Exclude<RuleName, 'minLength'>, readonly Rejection[]>> = {
  required: [
    ['intake', 'street', ' ', 'required'],
    ['intake', 'housenumber', '', 'required'],
    ['intake', 'postalcode', '', 'required'],
    ['intake', 'city', '', 'required'],
    ['intake', 'country', '', 'required'],
    ['intake', 'phone', '', 'required'],
    ['intake', 'vatnr', '', 'required'],
    ['intake', 'companyname', ' ', 'required'],
    ['password', 'current', '', 'required'],
    ['password', 'new', '', 'required'],
    ['password', 'repeat', '', 'required'],
  ],
  email: [['contactDetails', 'email', 'nora@example', 'invalid']],
  belgianPhone: [['contactDetails', 'phone', '0470 12 34 5', 'invalid']],
  personName: [['contactDetails', 'contactName', 'N', 'invalid']],
  addressLike: addresses('Address', 'Kaai'),
  lettersDigitsSlash: [...addresses('ZipCode', '83-80'), ['StepLocation', 'floor', '2-', 'invalid']],
  maxLength: [
    ['contactDetails', 'email', `${'x'.repeat(EMAIL_MAX_LENGTH)}@example.com`, 'maxLength'],
    ['contactBack', 'summary', 'x'.repeat(256), 'maxLength'],
    ['surveyDetails', 'surveyDetails', 'x'.repeat(5_001), 'maxLength'],
    ['reviewOrder', 'remarks', 'x'.repeat(5_001), 'maxLength'],
    ['StepLocation', 'name', 'x'.repeat(101), 'maxLength'],
  ],
  passwordLength: [['password', 'new', 'Short1!', 'length']],
  hasUppercase: [['password', 'new', 'charging-1-car', 'uppercase']],
  hasLowercase: [['password', 'new', 'CHARGING-1-CAR', 'lowercase']],
  hasDigit: [['password', 'new', 'Charging-a-car', 'digit']],
  hasSpecialCharacter: [['password', 'new', 'Charging1car', 'special']],
  nameWithoutTags: [['files', 'name', 'a <b>.png', 'name']],
  attachmentType: [['files', 'name', 'a.exe', 'type']],
  attachmentsSize: [['files', 'size', String(ATTACHMENTS_MAX_BYTES + 1), 'tooLarge']],
  companyName: [
    ['enterpriseDetails', 'companyName', 'x'.repeat(COMPANY_NAME_MAX_LENGTH + 1), 'maxLength'],
    ['intake', 'companyname', 'x'.repeat(COMPANY_NAME_MAX_LENGTH + 1), 'maxLength'],
  ],
  houseNumber: [
    ['StepLocation', 'housenumber', '12-3', 'invalid'],
    ['intake', 'housenumber', '12-3', 'invalid'],
  ],
  streetOrCity: [
    ...addresses('City', '12'),
    ['StepLocation', 'street', '12', 'invalid'],
    ['StepLocation', 'city', '12', 'invalid'],
    ['intake', 'street', '12', 'invalid'],
    ['intake', 'city', '12', 'invalid'],
  ],
  postalCode: [['intake', 'postalcode', '90', 'invalid']],
  countryCode: [
    ['StepLocation', 'country', 'XX', 'invalid'],
    ['intake', 'country', 'XX', 'invalid'],
  ],
  phone: [['intake', 'phone', '12', 'invalid']],
  ibanCharacters: [['intake', 'bankaccount', 'BE68 5390', 'ibanCharacters']],
  vatNumber: [
    ['enterpriseDetails', 'vatNumber', 'BE 0123.456!', 'invalid'],
    ['intake', 'vatnr', 'BE1', 'vatInvalid'],
  ],
}

/** Imports the module on each call, so that a mocked rule takes effect. */
const ofRequest = (step: string) => async (field: string, value: string) => {
  const { requestDefinition } = await import('./requestWizard/steps.ts')
  const answers = { kind: 'CHARGER', delivery: 'OTHER', [field]: value }
  return problemIn(requestDefinition.steps, step, field, value, answers)
}
const ofInstallation = (step: string) => async (field: string, value: string) => {
  const { installationDefinition } = await import('./installationWizard/steps.ts')
  return problemIn(installationDefinition.steps, step, field, value, {
    locationChoice: 'NEW',
    [field]: value,
  })
}
const problemIn = (steps: object, step: string, field: string, value: string, answers: object): unknown => {
  const { fields } = new Map(Object.entries(steps)).get(step) as { fields: object }
  const { problem } = new Map(Object.entries(fields)).get(field) as {
    problem: (args: string, answers: object) => unknown
  }
  return problem(value, answers)
}

const PLACES = {
  enterpriseDetails: ofRequest('enterpriseDetails'),
  contactDetails: ofRequest('contactDetails'),
  contactBack: ofRequest('contactBack'),
  surveyDetails: ofRequest('surveyDetails'),
  invoiceAddress: ofRequest('invoiceAddress'),
  deliveryAddress: ofRequest('deliveryAddress'),
  reviewOrder: ofRequest('reviewOrder'),
  StepLocation: ofInstallation('StepLocation'),
  intake: async (field: string, value: string): Promise<unknown> => {
    const { INTAKE_FIELDS, problemOf } = await import('./intakeForm/fields.ts')
    const empty = Object.fromEntries(INTAKE_FIELDS.map((name) => [name, ''])) as Parameters<
      typeof problemOf
    >[1]
    return problemOf(field as (typeof INTAKE_FIELDS)[number], { ...empty, country: 'BE', [field]: value })
  },
  password: async (field: string, value: string): Promise<unknown> => {
    const { NO_PASSWORDS, passwordProblemOf } = await import('./changePassword/fields.ts')
    return passwordProblemOf(field as 'new', { ...NO_PASSWORDS, [field]: value })
  },
  files: async (field: string, value: string): Promise<unknown> => {
    const { attachmentsMachine, selectRefusedFiles } = await import('./attachments/machine.ts')
    const { createActor } = await import('xstate')
    const actor = createActor(attachmentsMachine, { input: { stored: [] } }).start()
    const file = { id: 'one', name: 'a.png', size: 1, [field]: field === 'size' ? Number(value) : value }
    actor.send({ type: 'ADD', files: [file] })
    const [refused] = selectRefusedFiles(actor.getSnapshot())
    actor.stop()
    return refused?.reason
  },
} as const satisfies Readonly<Record<string, (field: string, value: string) => Promise<unknown>>>

/** Mocks the rule to accept everything. */
const content = async (name: RuleName): Promise<void> => {
  const actual = await vi.importActual<typeof rules>('../schemas/rules.ts')
  const nothing = () => () => undefined
  const passwordRules = Object.entries(actual.PASSWORD_RULES).map(([key, one]) => [
    key,
    one === actual[name] ? nothing : one,
  ])
  vi.resetModules()
  vi.doMock('../schemas/rules.ts', () => ({
    ...actual,
    [name]: nothing,
    PASSWORD_RULES: Object.fromEntries(passwordRules) as object,
  }))
}

afterEach(() => {
  vi.doUnmock('../schemas/rules.ts')
  vi.resetModules()
})

it('The table of rejections contains every rule', () => {
  const HELPERS = ['check', 'minLength']
  const all = Object.entries(rules).flatMap(([name, one]) =>
    typeof one === 'function' && !HELPERS.includes(name) ? [name] : [],
  )
  expect(Object.keys(ASKED).toSorted()).toEqual(all.toSorted())
})

describe.each(Object.entries(ASKED) as (readonly [Exclude<RuleName, 'minLength'>, readonly Rejection[]])[])(
  'The rule %s',
  (name, rules) => {
    it.each(rules)(
      'is checked at %s for %s, which rejects %j: %s',
      async (place, field, refused, problem) => {
        expect(await PLACES[place](field, refused)).toBe(problem)
        await content(name)
        expect(await PLACES[place](field, refused)).not.toBe(problem)
      },
    )
  },
)
