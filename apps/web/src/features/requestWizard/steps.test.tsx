// @vitest-environment jsdom
import {
  type CallInput,
  type Data,
  type LookUpAnswer,
  provideRequestWizard,
  type RequestAnswers,
  type RequestCall,
  type RequestStep,
  requestWizard,
  vatVerdictOf,
} from '@portal/machines'
import { CHARGER, REMOTE, ANSWERS as requestCases } from '@portal/machines/requestCases'
import { requestDefinition } from '@portal/machines/wizardDefinitions'
import { LANGUAGES, type Language, splitVat } from '@portal/schemas'
import { endpoints } from '@portal/schemas/contract'
import { act, useSyncExternalStore } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { I18n } from '../../app/appearance.ts'
import * as hands from '../../components/wizard/testing/hands.ts'
import {
  answered,
  notWalked,
  type PageInput,
  readInEach,
  walksOf,
} from '../../components/wizard/testing/walks.ts'
import { createStore } from '../../data/store.ts'
import { mount } from '../../ui/testing/mount.tsx'
import type { RequestWizard as Wizard } from './look.ts'
import { RequestWizard } from './RequestWizard.tsx'
import { BRANCHES, onPage, RULES } from './testing/branches.ts'
import { loadWords } from './testing/words.ts'

/*
 * Every branch of the request wizard on its real screens, in each language, with the keyboard only. Features that need
 * a browser (files, place search, widths, colours) are tested in the journeys.
 */

const stage = vi.hoisted(() => ({
  i18n: undefined as unknown,
  /** Listeners to notify when the language changes. */
  listening: new Set<() => void>(),
  listen: (listener: () => void) => {
    stage.listening.add(listener)
    return () => stage.listening.delete(listener)
  },
  wizard: undefined as unknown,
  read: {} as object,
  chosen: undefined as object | undefined,
}))
vi.mock('../../app/context.ts', () => ({
  useI18n: () => useSyncExternalStore(stage.listen, () => stage.i18n),
  useSystem: () => ({
    portal: { getSnapshot: () => ({ context: { userInfo: { Relation: { Id: 'R1' } } } }) },
    overlays: () => ({ relationFilter: { getSnapshot: () => ({ context: { chosen: stage.chosen } }) } }),
    impersonation: { getSnapshot: () => ({ value: 'idle' }) },
  }),
  useConfig: () => ({ productName: 'Charge Portal', support: { email: 'help@example.org' } }),
}))
vi.mock('../../data/wizard.ts', async (original) => ({
  ...(await original<object>()),
  useWizard: () => stage.wizard,
}))
vi.mock('../../data/query.ts', () => ({
  useQuery: () => ({ retry: () => undefined, ...stage.read }),
}))
vi.mock('../../components/places/PlaceSearch.tsx', () => ({ PlaceSearch: () => null }))
vi.mock('./wiring.ts', () => ({ requestKind: undefined }))
vi.mock('./AttachFiles.tsx', () => ({
  UploadProgress: () => null,
  AttachFiles: ({ wizard, error }: { wizard: Wizard; error?: string }) => (
    <>
      <button
        type="button"
        name="attachmentIds"
        onClick={() => wizard.send({ type: 'ANSWER', answers: requestCases.pictures })}
      >
        Add a picture
      </button>
      <p>{error}</p>
    </>
  ),
}))

let i18ns: ReadonlyMap<Language, I18n> = new Map()
const speak = (language: Language): I18n => {
  stage.i18n = i18ns.get(language)
  document.documentElement.lang = language
  act(() => {
    for (const listener of stage.listening) listener()
  })
  return stage.i18n as I18n
}
beforeAll(async () => {
  i18ns = await loadWords()
})

let takeAway = () => undefined as void
beforeEach(() => hands.wide(true))
afterEach(() => {
  takeAway()
  stage.read = {}
  stage.chosen = undefined
})

type Fails = { readonly [C in RequestCall | 'checkStep' | 'lookUp']?: string } & {
  readonly verdict?: 'INVALID'
}

/** Opens the wizard with stubbed calls. A call named in `fails` stays pending or fails with that code. */
const open = (stored: object | null, fails: Fails = {}) => {
  const sent: { [C in RequestCall]?: Data } = {}
  const failing = async (name: Exclude<keyof Fails, 'verdict'>): Promise<void> => {
    const code = fails[name]
    if (code === 'WAITS') await new Promise(() => {})
    // A call without a response has no HTTP status; every other failure is a refusal.
    const status = code === 'FAILEDTOLOAD' ? undefined : 400
    if (code !== undefined) throw Object.assign(new Error(code), { code, status })
  }
  const call = (name: RequestCall) =>
    fromPromise<Data, CallInput>(async ({ input }) => {
      await failing(name)
      sent[name] = input.payload
      return { id: 'RQ00007' }
    })
  const actor = createActor(
    provideRequestWizard({
      actors: {
        request: call('request'),
        chargepassrequest: call('chargepassrequest'),
        attachments: call('attachments'),
        checkStep: fromPromise<Partial<RequestAnswers>, { step: RequestStep; answers: RequestAnswers }>(
          async ({ input: { answers } }) => {
            await failing('checkStep')
            return { vatVerdict: vatVerdictOf(answers, fails.verdict ?? 'VALID') }
          },
        ),
        lookUp: fromPromise<LookUpAnswer, CallInput>(async () => {
          await failing('lookUp')
          return { found: null }
        }),
      },
      actions: { keepDraft: () => undefined, dropDraft: () => undefined },
    }),
    { input: { stored } },
  ).start()
  const wizard = {
    select: requestWizard,
    actor,
    draftStatus: createStore({ isStored: true, savedAt: Date.parse('2026-05-20T12:20:00Z') }),
    send: actor.send,
  } as unknown as Wizard
  stage.wizard = wizard
  if (stored) actor.send({ type: 'CONTINUE' })
  const show = () => {
    takeAway()
    takeAway = mount(
      <main>
        <RequestWizard />
      </main>,
    )
  }
  return { actor, sent, show, step: () => requestWizard.step(actor.getSnapshot()) }
}

const stored = (answers: RequestAnswers & { readonly kind: string }) => {
  const { attachmentIds = [], ...draft } = answers
  const submission = { key: 'intent', callsDone: [] }
  return { v: 1, kind: draft.kind, steps: ['reviewOrder'], draft, attachmentIds, submission }
}
const next = () => document.querySelector('main ol')?.textContent

test('shows the number and the next steps of a sent request', async () => {
  const { t } = speak('en')
  const { actor, show } = open(stored(CHARGER))
  show()
  act(() => actor.send({ type: 'SUBMIT' }))
  await hands.settle()
  expect(hands.heading()).toBe(t('requestWizard.done.CHARGER'))
  expect(document.activeElement).toBe(document.querySelector('h1'))
  expect(document.querySelector('main')?.textContent).toContain(
    t('requestWizard.done.number', { number: 'RQ00007' }),
  )
  expect(next()).toContain(t('requestNext.CHARGER.2'))
  await hands.expectAccessible()
})

const WALKED = answered(requestDefinition, BRANCHES, requestCases)

test('covers every transition between steps', () => {
  expect(notWalked(requestDefinition, WALKED)).toEqual([])
})

/** Checks the texts and the error messages of a step in each language. */
const tryOut = async (language: Language, current: RequestStep, answers: PageInput): Promise<void> => {
  const { t } = speak(language)
  readInEach(speak, language, (i18n) => {
    expect(hands.heading()).toBe(i18n.t(`requestWizard.${current}.title`))
    hands.expectReachable()
  })
  if (current !== 'reviewOrder') await hands.expectNotLeft(answers[0]?.[0], t('requestWizard.files.missing'))
  for (const [field, wrong, message] of RULES[current] ?? []) {
    if (!hands.isVisible(field)) continue
    hands.answer(field, wrong)
    if (!message) continue
    hands.leave(field)
    readInEach(speak, language, (i18n) =>
      expect(hands.mistakeOf(field), `${field}: ${wrong.slice(0, 20)}`).toBe(message(i18n)),
    )
  }
}

test.each(walksOf(requestDefinition, WALKED, onPage))(
  'completes by keyboard in $language on $screen: $name',
  async ({ answers: { kind = 'SUPPORT' }, language, screen, way, sent: expected }) => {
    hands.wide(screen === 'a wide screen')
    const { t } = speak(language)
    const { actor, sent, show, step } = open(null)
    actor.send({ type: 'START', key: 'intent', answers: { kind, customerId: 'R1' } })
    show()
    for (const { step: current, input, isNew, isExamined } of way) {
      expect(step()).toBe(current)
      expect(hands.heading()).toBe(t(`requestWizard.${current}.title`))
      if (isNew) await tryOut(language, current, input)
      if (isExamined) await hands.expectAccessible()
      if (current === 'surveyPictures') await hands.pressButton('Add a picture')
      // Remove the invalid value.
      if (current === 'reviewOrder' && isNew) hands.answer('remarks', '')
      for (const [field, value] of input) hands.answer(field, value)
      await hands.goOn()
    }
    readInEach(speak, language, (i18n) => {
      expect(hands.heading()).toBe(i18n.t(`requestWizard.done.${kind}`))
      expect(document.querySelector('main')?.textContent).toContain(i18n.t('requestNext.title'))
    })
    expect(document.activeElement).toBe(document.querySelector('h1'))
    expect(sent).toMatchObject(expected)
  },
)

test.each(LANGUAGES)(
  'names the relation of an order at each step, unless it is the user’s own (%s)',
  (language) => {
    const { t } = speak(language)
    const at = (customerId: string, steps: string[]) => ({ ...stored({ ...CHARGER, customerId }), steps })
    const name = t('requestWizard.name.CHARGER')
    const forCoast = t('requestWizard.name.for', { name, relation: 'Coast' })
    const isNamed = () => [...document.querySelectorAll('main p')].some((one) => one.textContent === forCoast)
    for (const screen of [true, false]) {
      hands.wide(screen)
      for (const step of ['accountType', 'reviewOrder']) {
        stage.chosen = { Id: 'R2', Description: 'Coast', IsCompany: 1 }
        open(at('R2', [step])).show()
        expect(isNamed()).toBe(true)
        // Another relation is selected, but the draft is for the user's own one.
        open(at('R1', [step])).show()
        expect(isNamed()).toBe(false)
        stage.chosen = { Id: 'R1', Description: 'Own', IsCompany: 1 }
        open(at('R1', [step])).show()
        expect(document.querySelector('main')?.textContent).not.toContain('Own')
      }
    }
  },
)

const ORDER = { ...CHARGER, kind: 'CARD', quantity: 25 } as const

/** Operations that each call uses, reads included. */
const operations = {
  request: ['createupdateRequest', 'oneRequest'],
  chargepassrequest: ['filteredSubscriptionType', 'oneChargePassRequest', 'createupdateChargePassRequest'],
  attachments: ['addAttachment', 'listAttachments'],
} as const satisfies Readonly<Record<RequestCall, readonly (keyof typeof endpoints)[]>>
/** Error codes that every call may return, and the one for a removed subscription type. */
const OTHERS = ['Unauthorized', 'FAILEDTOFIND', 'UNEXPECTED', 'SUBTYPENOTFOUND']
const refusals = (Object.keys(operations) as RequestCall[]).flatMap((call, place) => {
  const own = operations[call].flatMap((operation) => endpoints[operation].errors)
  return [...new Set([...own, ...OTHERS])].map((code, index) => ({
    call,
    code,
    language: LANGUAGES[(place + index) % LANGUAGES.length] ?? 'en',
    // The screen differs only in its texts, so axe runs once per call.
    isExamined: index === 0,
  }))
})

test.each(refusals)(
  'explains in each language why $call failed with $code, and returns to the draft',
  async ({ call, code, language, isExamined }) => {
    const { actor, show } = open(stored(call === 'chargepassrequest' ? ORDER : REMOTE), { [call]: code })
    actor.send({ type: 'SUBMIT' })
    await hands.settle()
    const { t: say } = speak(language)
    show()
    readInEach(speak, language, ({ t, errorText }) => {
      expect(hands.heading()).toBe(t('wizard.failed.title'))
      expect(errorText(code)).not.toContain(code)
      expect(document.querySelector('[role=alert]')?.textContent).toBe(
        errorText(code) + t('wizard.failed.kept'),
      )
      hands.expectReachable()
    })
    if (isExamined) await hands.expectAccessible()
    await hands.pressButton(say('wizard.failed.back'))
    expect(requestWizard.viewState(actor.getSnapshot())).toBe('step')
  },
)

const atCompany = (changes: RequestAnswers) => ({
  ...stored({ ...CHARGER, kind: 'CHARGER', accountType: 'company', ...changes }),
  steps: ['enterpriseDetails'],
})

test.each(LANGUAGES)('shows an invalid VAT number at its field in %s', async (language) => {
  const { t } = speak(language)
  const { step, show } = open(atCompany({ vatNumber: 'BE0403170701', companyName: 'Noordzee' }), {
    verdict: 'INVALID',
  })
  show()
  await hands.goOn()
  expect(step()).toBe('enterpriseDetails')
  expect(hands.mistakeOf('vatNumber')).toBe(t('requestWizard.vat.invalid'))
})

test.each(LANGUAGES)('reports missing pictures in %s', async (language) => {
  const { t } = speak(language)
  const { attachmentIds: _, ...rest } = REMOTE
  const { step, show } = open({ ...stored(rest), steps: ['surveyPictures'] })
  show()
  await hands.goOn()
  expect(step()).toBe('surveyPictures')
  expect(document.querySelector('main')?.textContent).toContain(t('requestWizard.files.missing'))
})

test.each(['FAILEDTOLOAD', 'UNEXPECTED'])(
  'explains in each language why the VAT check failed with %s, and allows another look-up',
  async (code) => {
    for (const language of LANGUAGES) {
      const { t, errorText } = speak(language)
      const fails: { checkStep?: string } = { checkStep: code }
      const { actor, show } = open(atCompany({ vatNumber: 'BE0403170701' }), fails)
      show()
      await hands.pressButton(t('requestWizard.vat.lookUp'))
      expect(document.querySelector('[role=alert]')?.textContent).toBe(errorText(code))
      expect(errorText(code)).not.toContain(code)
      hands.expectReachable()
      if (language === 'nl') await hands.expectAccessible()
      fails.checkStep = 'WAITS'
      await hands.pressButton(t('requestWizard.vat.lookUp'))
      expect(requestWizard.viewState(actor.getSnapshot())).toBe('checking')
      if (language === 'fr') await hands.expectAccessible()
    }
  },
)

test.each<[string, Parameters<typeof open>[1], Parameters<ReturnType<typeof open>['actor']['send']>[0][]]>([
  ['wizard.sending.title', { request: 'WAITS' }, [{ type: 'SUBMIT' }]],
  ['wizard.unknown.title', { request: 'FAILEDTOLOAD', lookUp: 'WAITS' }, [{ type: 'SUBMIT' }]],
  ['wizard.timedOut.title', { request: 'FAILEDTOLOAD', lookUp: 'FAILEDTOLOAD' }, [{ type: 'SUBMIT' }]],
  ['requestWizard.done.CHARGER', {}, [{ type: 'SUBMIT' }]],
  ['wizard.overtaken.title', {}, [{ type: 'OVERTAKEN', stored: stored(CHARGER) }]],
  ['wizard.overtaken.title', {}, [{ type: 'OVERTAKEN' }]],
  ['wizard.draft.title', {}, [{ type: 'LEAVE' }]],
  ['wizard.discard.title', {}, [{ type: 'DISCARD' }]],
])('renders an accessible view for %s', async (title, fails, events) => {
  const { t } = speak('fr')
  const { actor, show } = open(stored(CHARGER), fails)
  for (const event of events) actor.send(event)
  await hands.settle()
  show()
  expect(hands.heading()).toBe(t(title as 'wizard.draft.title'))
  hands.expectReachable()
  await hands.expectAccessible()
})

test.each(LANGUAGES)('reports missing fees with a retry button (%s)', async (language) => {
  const { t } = speak(language)
  const retry = vi.fn()
  stage.read = { error: { code: 'FAILEDTOLOAD', message: '', status: 0, severity: 'error' }, retry }
  const { show } = open({ ...stored({ ...ORDER }), steps: ['subscriptionType'] })
  show()
  expect(hands.heading()).toBe(t('requestWizard.subscriptionType.title'))
  expect(document.querySelectorAll('[name=subscriptionType]:not([aria-describedby])')).toHaveLength(0)
  const statuses = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
  expect(statuses).toContainEqual(expect.stringContaining(t('requestWizard.feesFailed')))
  await hands.expectAccessible()
  await hands.pressButton(t('faces.retry'))
  expect(retry).toHaveBeenCalledOnce()
})

test.each(LANGUAGES)('shows the monthly costs below the total at every step in %s', async (language) => {
  const { t, formats } = speak(language)
  stage.read = { data: { Data: [{ Code: ORDER.subscriptionType, MonthlyFee: 4.9 }] } }
  for (const step of ['invoiceAddress', 'reviewOrder'] as const) {
    const { show } = open({ ...stored(ORDER), steps: [step] })
    show()
    expect(document.querySelector('section dl:last-child')?.textContent).toBe(
      t('choice.subscriptionType.PRIVATE') + t('requestWizard.perMonth', { fee: formats.money(4.9) }),
    )
    await hands.expectAccessible()
  }
})

test('lists the invalid answers above the step, with a link to each field', async () => {
  const { t } = speak('fr')
  open({ ...stored({ kind: 'CHARGER', accountType: 'private' }), steps: ['contactDetails'] }).show()
  await hands.goOn()
  const summary = document.activeElement
  expect(summary?.getAttribute('aria-label')).toBe(t('wizard.wrong'))
  const ways = [...(summary?.querySelectorAll('button') ?? [])]
  const fields = ['contactTitle', 'contactName', 'email', 'phone'] as const
  expect(ways.map(({ textContent }) => textContent)).toEqual(
    fields.map((field) => t(`requestWizard.field.${field}`)),
  )
  await hands.expectAccessible()
  act(() => ways.at(-1)?.click())
  expect(document.activeElement?.getAttribute('name')).toBe('phone')
  hands.answer('contactTitle', 'MRS')
  hands.answer('contactName', 'Nora')
  hands.answer('email', 'n@example.com')
  // A corrected answer disappears from the summary. A single error is shown only at its field.
  expect([...(summary?.querySelectorAll('button') ?? [])]).toHaveLength(1)
  await hands.goOn()
  expect(document.activeElement?.getAttribute('name')).toBe('phone')
  expect(document.querySelector(`[aria-label="${t('wizard.wrong')}"]`)).toBeNull()
})

test('highlights only new lines of the order, and shows the VAT included in the total', () => {
  const { t, formats } = speak('en')
  const { actor, show } = open({ ...stored(CHARGER), steps: ['mountingType'] })
  show()
  const lines = () =>
    [...document.querySelectorAll('section dl > div.animate-new')].map((line) => line.firstChild?.textContent)
  expect(lines()).toEqual([])
  hands.answer('mountingType', 'POLE')
  expect(lines()).toEqual([t('choice.mountingType.POLE')])
  const { vat } = splitVat(requestWizard.total(actor.getSnapshot()) ?? 0)
  const words = t('wizard.order.vat', { rate: '21%', vat: formats.money(vat) })
  expect(document.querySelector('section')?.textContent).toContain(words)
})
