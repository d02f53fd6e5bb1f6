import { createGates, settle } from '@portal/paths'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { problemsOf, wayOf } from '../wizard/way.ts'
import type { InstallationAnswers } from './answers.ts'
import { ANSWERS, COMPANY, draft, PERSON, VERDICTS, WHOLE } from './cases.ts'
import { installationWizard, installationWizardMachine } from './machine.ts'
import { INSTALLATION_STEPS } from './routes.ts'
import { type InstallationCall, installationDefinition } from './steps.ts'

const open = (stored: unknown = null) => {
  const gates = createGates(installationWizardMachine)
  const actor = createActor(gates.machine, { input: { stored } }).start()
  const now = () => actor.getSnapshot()
  const wizard = {
    actor,
    gates,
    now,
    at: () => installationWizard.step(now()),
    viewState: () => installationWizard.viewState(now()),
    answers: () => installationWizard.answers(now()),
    send: (...types: readonly ('NEXT' | 'BACK' | 'SUBMIT' | 'RETRY' | 'RESET' | 'RESET_TOKENS')[]) => {
      for (const type of types) actor.send({ type })
      return wizard
    },
    answer: (answers: InstallationAnswers) => {
      actor.send({ type: 'ANSWER', answers })
      return wizard
    },
    answered: async (call: string) => {
      gates.release(call, { id: call })
      await settle()
    },
  }
  return wizard
}

const atReview = (answers: InstallationAnswers = WHOLE) => {
  const wizard = open(draft('intent-1', answers, 'StepReview'))
  wizard.actor.send({ type: 'CONTINUE' })
  return wizard
}

const CARD = { Id: 'TK00002', Description: 'BE-BCA-000002-0' }

const CALLS = Object.keys(installationDefinition.calls) as InstallationCall[]

describe('the installation wizard', () => {
  test('starts at StepChargerType with a private charger (S3, S4)', () => {
    const wizard = open()
    wizard.actor.send({ type: 'START', key: 'k', answers: PERSON })
    expect(wizard.at()).toBe('StepChargerType')
    expect(wizard.answers().chargertype).toBe('PRIVATE')
  })

  test('has the relation step only for companies, and access steps only for selected options', () => {
    expect(wayOf(installationDefinition, WHOLE)).toEqual([...INSTALLATION_STEPS])
    expect(wayOf(installationDefinition, { ...PERSON, ...ANSWERS.cards })).toEqual([
      'StepChargerType',
      'StepSerialNumber',
      'StepLocation',
      'StepAccess',
      'StepAccessCard',
      'StepReview',
    ])
  })

  test.each([
    [{ ownCountry: 'NL' }, 'NL'],
    [{}, 'BE'],
  ])('uses the country of the person for a new location, else Belgium: %o', (learned, country) => {
    const wizard = open()
    wizard.actor.send({
      type: 'START',
      key: 'k',
      answers: { ...PERSON, ...ANSWERS.serial, ...VERDICTS.VERIFIED },
    })
    wizard.actor.send({ type: 'LEARN', answers: learned })
    wizard.send('NEXT', 'NEXT').answer({ locationChoice: 'EXISTING' })
    expect(wizard.answers().country).toBeUndefined()
    wizard.answer({ locationChoice: 'NEW' })
    expect(wizard.answers().country).toBe(country)
    wizard.answer({ country: 'FR' })
    expect(wizard.answers().country).toBe('FR')
  })

  test('accepts an offline charger and rejects one that is already installed', async () => {
    const wizard = open()
    wizard.actor.send({ type: 'START', key: 'k', answers: COMPANY })
    wizard.send('NEXT').answer(ANSWERS.serial).send('NEXT')
    expect(wizard.viewState()).toBe('checking')
    wizard.gates.release('checkStep', VERDICTS.INSTALLED)
    await settle()
    wizard.send('NEXT')
    expect(wizard.at()).toBe('StepSerialNumber')
    expect(installationWizard.problem(wizard.now(), 'serialNumber')).toBe('invalid')
    wizard.answer({ serialNumber: 'VW22-2' }).answer(ANSWERS.serial).send('NEXT')
    wizard.gates.release('checkStep', VERDICTS.OFFLINE)
    await settle()
    wizard.send('NEXT')
    expect(wizard.at()).toBe('StepRelation')
  })

  test.each<[InstallationAnswers, string | undefined]>([
    [{ guestIsFree: true, guestIsBlueCornerFee: true }, 'CANTCOMBINE'],
    [{}, 'atLeastOne'],
    [{ guestIsFree: true }, undefined],
  ])('checks the guest payment options %o: %s (S8)', (answers, problem) => {
    expect(problemsOf(installationDefinition, 'StepGuestCharge', answers).guestIsFree).toBe(problem)
  })

  test.each<[string, InstallationAnswers, string | undefined]>([
    ['8000', { country: 'BE' }, undefined],
    [' 8000 ', {}, undefined],
    ['80000', { country: 'BE' }, 'invalid'],
    ['80000', {}, 'invalid'],
    ['75001', { country: 'FR' }, undefined],
    ['1012 AB', { country: 'NL' }, undefined],
    ['1012 AB', { country: 'BE' }, 'invalid'],
    ['1'.repeat(13), { country: 'BE' }, 'maxLength'],
    ['', { country: 'BE' }, 'required'],
  ])('validates the postal code %o in %o: %s (S5)', (code, answers, problem) => {
    const all = { ...answers, locationChoice: 'NEW', postalcode: code } as const
    expect(problemsOf(installationDefinition, 'StepLocation', all).postalcode).toBe(problem)
  })

  test.each<[keyof InstallationAnswers, string, string | undefined]>([
    ['street', 'Kaai', undefined],
    ['street', '12', 'invalid'],
    ['housenumber', '12/3', undefined],
    ['housenumber', '12 bis!', 'invalid'],
    ['city', 'Brugge', undefined],
    ['city', '8000', 'invalid'],
    ['country', 'BE', undefined],
    ['country', 'Belgium', 'invalid'],
    ['floor', '', undefined],
    ['floor', '2/3', undefined],
    ['floor', '2-3', 'invalid'],
  ])('validates %s %o of a new location: %s (S5)', (field, value, problem) => {
    const all = { locationChoice: 'NEW', [field]: value } as InstallationAnswers
    expect(problemsOf(installationDefinition, 'StepLocation', all)[field]).toBe(problem)
  })

  test('requires at least one way to charge, and guest charging for the map', () => {
    expect(problemsOf(installationDefinition, 'StepAccess', {}).isPlugCharge).toBe('atLeastOne')
    const wizard = atReview()
    wizard.actor.send({ type: 'EDIT', step: 'StepAccess' })
    wizard.answer({ isGuestCharge: false })
    expect(wizard.answers().isPublishMap).toBeUndefined()
    expect(installationWizard.fell(wizard.now())).toEqual([
      'guestIsFree',
      'guestIsBlueCornerFee',
      'isMapFree',
      'isMapPaid',
    ])
  })

  test('requires a reimburser and a subscription type for a reimbursement (S8)', () => {
    expect(problemsOf(installationDefinition, 'StepReimbursement', {})).toEqual({
      reimburserId: 'REIMBREQRC',
      reimbsubscriptiontypeid: 'INVALIDVAL',
    })
  })

  test('returns to the first step on RESET, keeps serial, relation and location, and clears the access choices (S4)', () => {
    const wizard = atReview().send('RESET')
    expect(wizard.at()).toBe('StepChargerType')
    expect(installationWizard.depth(wizard.now())).toBe(0)
    const left = wizard.answers()
    expect(left).toMatchObject({ serialNumber: 'VW22-1', relationId: 'RL00001', city: 'Brugge' })
    for (const name of [
      'isPlugCharge',
      'isGuestCharge',
      'isRFID',
      'isPublishMap',
      'plugFee',
      'whitelistGroup',
    ])
      expect(left).not.toHaveProperty(name)
  })

  test('drops and reports the choices that depend on the previous relation, but keeps the typed location', () => {
    const wizard = atReview({
      ...WHOLE,
      ...ANSWERS.cregBack,
      locationChoice: 'EXISTING',
      locationId: 'CL00001',
      rfidTokens: ['BE1'],
      tokensReimb: [CARD],
    })
    const before = wizard.answers()
    wizard.actor.send({ type: 'EDIT', step: 'StepRelation' })
    wizard.answer({ relationId: 'RL00001' })
    expect(wizard.answers()).toEqual(before)
    wizard.answer({ relationId: 'RL00002' })
    const of = [
      'relationContactId',
      'locationId',
      'plugReimburser',
      'whitelistGroup',
      'subscriptiontypeid',
      'tokens',
      'rfidTokens',
      'reimburserId',
      'reimbsubscriptiontypeid',
      'tokensReimb',
    ]
    const rest = Object.entries(before).filter(([name]) => !of.includes(name))
    expect(wizard.answers()).toEqual({ ...Object.fromEntries(rest), relationId: 'RL00002' })
    // The contact is not reported, because the wizard asks for it in the same step.
    expect([...installationWizard.fell(wizard.now())].sort()).toEqual(of.slice(1).sort())
    wizard.answer({ relationContactId: 'RC00009' }).send('NEXT')
    expect(wizard.at()).toBe('StepLocation')
  })

  test('accepts a relation and its contact in one event', () => {
    const wizard = atReview()
    wizard.actor.send({ type: 'EDIT', step: 'StepRelation' })
    wizard.answer({ relationId: 'RL00002', relationContactId: 'RC00009' })
    expect(wizard.answers()).toMatchObject({ relationContactId: 'RC00009', city: 'Brugge' })
  })

  test('clears tokens and subscription ids on RESET_TOKENS, and nothing else (S4)', () => {
    const before: InstallationAnswers = { ...WHOLE, tokensReimb: [CARD] }
    const after = atReview(before).send('RESET_TOKENS').answers()
    const {
      tokens: _t,
      tokensReimb: _r,
      subscriptiontypeid: _s,
      reimbsubscriptiontypeid: _i,
      ...rest
    } = before
    expect(after).toEqual(rest)
  })
})

describe('the submission of an installation', () => {
  test('makes its calls in order and once, however often SUBMIT is pressed', async () => {
    const wizard = atReview().send('SUBMIT', 'SUBMIT')
    const made: string[] = []
    for (const call of CALLS) {
      made.push(...wizard.gates.takeStarted())
      await wizard.answered(call)
    }
    expect(made).toEqual(CALLS)
    expect(wizard.viewState()).toBe('submitted')
  })

  test('makes only the calls for selected options', () => {
    const calls = (answers: InstallationAnswers) =>
      installationWizard.calls(atReview(answers).now()).map(({ call }) => call)
    expect(
      calls({
        ...PERSON,
        ...ANSWERS.serial,
        ...VERDICTS.VERIFIED,
        ...ANSWERS.there,
        ...ANSWERS.cards,
        ...ANSWERS.group,
      }),
    ).toEqual(['placement', 'chargepoint', 'whitelistgroup'])
  })

  test('retries from the failed call and keeps completed calls', async () => {
    const wizard = atReview().send('SUBMIT')
    await wizard.answered('location')
    wizard.gates.refuse('placement', { code: 'PLACCONFLICT' })
    await settle()
    expect(wizard.viewState()).toBe('failed')
    expect(installationWizard.calls(wizard.now()).map(({ state }) => state)).toEqual([
      'done',
      'failing',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
    ])
    wizard.gates.takeStarted()
    wizard.send('RETRY')
    expect(wizard.gates.takeStarted()).toEqual(['placement'])
    expect(installationWizard.results(wizard.now())).toEqual({ location: { id: 'location' } })
  })

  test('has an unknown outcome after an incomplete response to any call', async () => {
    for (const call of CALLS) {
      const wizard = atReview().send('SUBMIT')
      for (const before of CALLS.slice(0, CALLS.indexOf(call))) await wizard.answered(before)
      wizard.gates.refuse(call, { code: 'UNEXPECTED', status: 200 })
      await settle()
      expect([call, wizard.viewState()]).toEqual([call, 'unknown'])
    }
  })

  test.each([
    ['isplugandcharge', 'PLACEMENTNOTFOUND', 'placement', ['location']],
    ['isplugandcharge', 'CHARGEPOINTNOTFOUND', 'chargepoint', ['location', 'placement']],
    ['placement', 'UnknownChargeLocation', 'location', []],
  ] as const)('handles %s refused with %s by restarting from %s', async (refused, code, from, expected) => {
    const wizard = atReview().send('SUBMIT')
    for (const call of CALLS.slice(0, CALLS.indexOf(refused))) await wizard.answered(call)
    wizard.gates.refuse(refused, { code })
    await settle()
    expect(Object.keys(installationWizard.results(wizard.now()))).toEqual(expected)
    wizard.gates.takeStarted()
    wizard.send('RETRY')
    expect(wizard.gates.takeStarted()).toEqual([from])
  })

  test('defaults the other reimbursements to the plug and charge reimburser', () => {
    const { reimburserId: _, ...rest } = WHOLE
    const plugIsReimbursed = { plugIsReimbursement: true, plugReimburser: 'RC00003' }
    expect(atReview({ ...rest, ...plugIsReimbursed }).answers().reimburserId).toBe('RC00003')
    expect(atReview({ ...WHOLE, ...plugIsReimbursed }).answers().reimburserId).toBe(WHOLE.reimburserId)
  })

  test('sends a tariff as an object with its code (S3)', () => {
    const { isplugandcharge, guestcharging } = installationDefinition.calls
    expect(isplugandcharge.payload({ plugTariff: 'HOME' })).toMatchObject({ tariffid: { Code: 'HOME' } })
    expect(guestcharging.payload({ guestTariff: 'STREET' })).toMatchObject({ tariffid: { Code: 'STREET' } })
  })

  test('sends the token group, the reimbursed cards and the guest reimbursement', () => {
    const { guestcharging, whitelistgroup, reimbwhitelist } = installationDefinition.calls
    expect(whitelistgroup.payload({ whitelistTokenGroup: 'A#C' })).toMatchObject({
      whitelistTokenGroup: 'A#C',
    })
    expect(reimbwhitelist.payload({ tokensReimb: [{ Id: 'T1', Description: 'Card' }] })).toMatchObject({
      tokensReimb: ['T1'],
    })
    expect(guestcharging.payload({ guestIsReimburse: true })).toMatchObject({ isReimburse: true })
    expect(guestcharging.payload({})).toMatchObject({ isReimburse: false })
  })
})
