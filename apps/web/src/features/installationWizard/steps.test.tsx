// @vitest-environment jsdom
import {
  type CallInput,
  type Data,
  INSTALLATION_STEPS,
  type InstallationAnswers,
  type InstallationCall,
  type InstallationStep,
  installationStart,
  installationWizard,
  type LookUpAnswer,
  provideInstallationWizard,
  serialVerdictOf,
} from '@portal/machines'
import { LANGUAGES, type Language } from '@portal/schemas'
import { endpoints } from '@portal/schemas/contract'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { I18n } from '../../app/appearance.ts'
import * as hands from '../../components/wizard/testing/hands.ts'
import { createFormats, createTexts, loadTexts, sharedTexts } from '../../texts/index.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { Installation } from './Installation.tsx'
import { installationWizardRoutes } from './routes.ts'
import { BRANCHES, RULES } from './testing/branches.ts'
import { stepWords } from './words.ts'

/*
 * Every branch of the installation wizard on its real screens, in each language, by what a keyboard can do. What only a
 * browser knows (map, camera, search of places, widths, colours) is in the journeys.
 */

const stage = vi.hoisted(() => ({ i18n: undefined as unknown, wizard: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({
  useI18n: () => stage.i18n,
  useConfig: () => ({ productName: 'Charge Portal', support: { email: 'help@example.org' } }),
}))
vi.mock('../../data/wizard.ts', async (original) => ({
  ...(await original<object>()),
  useWizard: () => stage.wizard,
}))
vi.mock('../../data/reads.ts', () => {
  const record = {
    Id: 'X1',
    Code: 'X1',
    Description: 'The one, BE-BCA-000001-0',
    Name: 'Sofie Claes',
    Number: 'BE-BCA-000001-0',
    Relation: { Id: 'X1' },
    Type: 'AC',
    KwhFee: 0.4,
    MonthlyFee: 5,
    Street: 'Kaai',
  }
  const table = { Data: [record], Page: { Results: 1 } }
  return {
    useOperation: ({ id }: { id: string }) => {
      if (id === 'listSelectableRelations') return { data: [record], retry: () => undefined }
      return { data: id.startsWith('one') ? record : table, retry: () => undefined }
    },
  }
})
vi.mock('../../data/notify.ts', () => ({ useNotify: () => () => undefined }))
vi.mock('../../components/places/PlaceSearch.tsx', () => ({ PlaceSearch: () => null }))
vi.mock('../../components/PinMap.tsx', () => ({ PinMap: () => null }))
vi.mock('./kind.ts', () => ({ installationKind: undefined }))
vi.mock('./wiring.ts', () => ({ canReadCodes: () => false, canScanCodes: () => false }))

const i18ns = new Map<Language, I18n>()
const speak = (language: Language): I18n => {
  stage.i18n = i18ns.get(language)
  document.documentElement.lang = language
  return stage.i18n as I18n
}
beforeAll(async () => {
  for (const language of LANGUAGES)
    i18ns.set(language, {
      ...createTexts(
        language,
        await loadTexts(language, [sharedTexts, installationWizardRoutes[0]?.texts ?? sharedTexts]),
      ),
      formats: createFormats(language),
    })
})

let takeAway = () => undefined as void
afterEach(() => takeAway())

/** The wizard on its screen; a call that is named here fails with its code. */
const open = (
  input: { readonly answers: InstallationAnswers } | { readonly stored: object },
  fails: { readonly [C in InstallationCall]?: string } = {},
) => {
  const sent: { [C in InstallationCall]?: Data } = {}
  const call = (name: InstallationCall) =>
    fromPromise<Data, CallInput>(async ({ input: { payload } }) => {
      const code = fails[name]
      if (code !== undefined) throw Object.assign(new Error(code), { code })
      sent[name] = payload
      return { id: 'X7' }
    })
  const actor = createActor(
    provideInstallationWizard({
      actors: {
        location: call('location'),
        placement: call('placement'),
        chargepoint: call('chargepoint'),
        isplugandcharge: call('isplugandcharge'),
        guestcharging: call('guestcharging'),
        whitelistgroup: call('whitelistgroup'),
        reimbwhitelist: call('reimbwhitelist'),
        checkStep: fromPromise<
          Partial<InstallationAnswers>,
          { step: InstallationStep; answers: InstallationAnswers }
        >(async ({ input: { answers } }) => ({
          serialVerdict: serialVerdictOf(answers, 'VERIFIED'),
          chargepointID: 'CP1',
        })),
        lookUp: fromPromise<LookUpAnswer, CallInput>(async () => ({ found: null })),
      },
      actions: { keepDraft: () => undefined, dropDraft: () => undefined },
    }),
    { input: { stored: 'stored' in input ? input.stored : null } },
  ).start()
  stage.wizard = {
    select: installationWizard,
    actor,
    keeping: { isKept: () => true, onChange: () => () => undefined },
    send: actor.send,
  }
  if ('answers' in input) actor.send({ type: 'START', key: 'intent', answers: input.answers })
  else actor.send({ type: 'CONTINUE' })
  takeAway = mount(
    <main>
      <Installation />
    </main>,
  )
  return { actor, sent, step: () => installationWizard.step(actor.getSnapshot()) }
}

const readVerdict = async (words: string) => {
  expect(document.querySelector('[role=status]:not(:empty)')?.textContent).toContain(words)
  await hands.goOn()
}

/** Steps that can be left as they come. */
const FREE: readonly InstallationStep[] = ['StepChargerType', 'StepReview']

const wide = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

const walks = Object.entries(BRANCHES).flatMap(([name, { isCompany, way, sent }], place) =>
  LANGUAGES.map((language, index) => ({
    name,
    isCompany,
    sent,
    language,
    screen: (place + index) % 2 === 0 ? 'a wide screen' : 'a phone',
    way: way.map(([step, given]) => ({
      step,
      given,
      // Looking at a face takes long: that of each step once, each in another language than the one before.
      isExamined:
        index === INSTALLATION_STEPS.indexOf(step) % LANGUAGES.length &&
        name === Object.entries(BRANCHES).find(([, one]) => one.way.some(([asked]) => asked === step))?.[0],
    })),
  })),
)

test('The branches together ask every step', () => {
  const asked = Object.values(BRANCHES).flatMap(({ way }) => way.map(([step]) => step))
  expect([...new Set(asked)].toSorted()).toEqual([...INSTALLATION_STEPS].toSorted())
})

test.each(walks)('By keyboard alone in $language on $screen: $name', async (walk) => {
  wide(walk.screen === 'a wide screen')
  const i18n = speak(walk.language)
  const { t } = i18n
  /** A switch has a name by its words only. */
  const answer = (field: string, value: string | boolean) =>
    hands.answer(field.startsWith('install.') ? t(field as 'install.name') : field, value)
  const { sent, step } = open({
    answers: installationStart({ isCompany: walk.isCompany, ownRelationId: 'X1' }),
  })
  for (const { step: asked, given, isExamined } of walk.way) {
    expect(step()).toBe(asked)
    expect(hands.heading()).toBe(stepWords(t, asked).title)
    hands.expectReachable()
    const fields = Object.keys(given)
    if (!FREE.includes(asked)) await hands.expectNotLeft(fields[0])
    for (const [field, wrong, message] of RULES[asked] ?? []) {
      answer(field, wrong)
      if (!message) continue
      hands.leave(field)
      expect(hands.mistakeOf(field), `${field}: ${String(wrong).slice(0, 20)}`).toBe(message(i18n))
    }
    if (isExamined) await hands.expectAccessible()
    // Over what was wrong.
    if (asked === 'StepPlugCharge') answer('install.reimburse.plug', false)
    for (const field of fields) answer(field, given[field] ?? '')
    await hands.goOn()
    // What the check says is read before a person goes on.
    if (asked === 'StepSerialNumber') await readVerdict(t('install.serial.VERIFIED'))
  }
  expect(hands.heading()).toBe(t('install.done.title'))
  expect(sent).toMatchObject(walk.sent)
})

/** A public charger with everything that can be chosen: all seven calls. */
const WHOLE: InstallationAnswers = {
  ...installationStart({ isCompany: true, ownRelationId: 'X1' }),
  chargertype: 'PUBLIC',
  serialNumber: 'STOCK-1',
  serialVerdict: 'VERIFIED STOCK-1',
  chargepointID: 'CP1',
  relationId: 'X1',
  relationContactId: 'X1',
  locationChoice: 'NEW',
  name: 'Kaai 12',
  street: 'Kaai',
  housenumber: '12',
  postalcode: '8380',
  city: 'Zeebrugge',
  country: 'BE',
  latitude: 51.33,
  longitude: 3.2,
  isPlugCharge: true,
  isGuestCharge: true,
  isRFID: true,
  plugFee: 'CREG',
  guestIsFree: true,
  whitelistGroup: 'X1',
  isReimburse: true,
  reimburserId: 'X1',
  reimbsubscriptiontypeid: 'X1',
}
const STORED = {
  v: 1,
  kind: 'INSTALLATION',
  steps: ['StepReview'],
  draft: WHOLE,
  attachmentIds: [],
  submission: { key: 'intent', callsDone: [] },
}

const operations = {
  location: ['createupdateChargeLocation'],
  placement: ['createupdateChargePlacement'],
  chargepoint: ['putChargepoint'],
  isplugandcharge: ['postPlugAndCharge'],
  guestcharging: ['postGuestCharging'],
  whitelistgroup: ['saveWhitelistGroup', 'addAuthorize', 'addPrintedNumber', 'setPlacementGroup'],
  reimbwhitelist: ['postReimbursement'],
} as const satisfies Readonly<Record<InstallationCall, readonly (keyof typeof endpoints)[]>>
const refusals = (Object.keys(operations) as InstallationCall[]).flatMap((call) => {
  const own = operations[call].flatMap((operation) => endpoints[operation].errors)
  return [...new Set([...own, 'Unauthorized', 'UNEXPECTED'])].map((code) => ({ call, code }))
})

test.each(refusals)(
  '$call that answers $code says so in each language, with the ways out',
  async ({ call, code }) => {
    for (const language of LANGUAGES) {
      const { t, errorText } = speak(language)
      const { actor } = open({ stored: STORED }, { [call]: code })
      await hands.goOn()
      expect(hands.heading()).toBe(t('wizard.failed.title'))
      expect(errorText(code)).not.toContain(code)
      expect(document.querySelector('[role=alert]')?.textContent).toBe(
        errorText(code) + t('wizard.failed.kept'),
      )
      hands.expectReachable()
      await hands.pressButton(t('wizard.failed.back'))
      expect(installationWizard.face(actor.getSnapshot())).toBe('step')
      takeAway()
    }
  },
)
