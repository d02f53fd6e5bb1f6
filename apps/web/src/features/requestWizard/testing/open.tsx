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
import { CHARGER } from '@portal/machines/requestCases'
import type { Language } from '@portal/schemas'
import { act } from 'react'
import { createActor, fromPromise } from 'xstate'
import type { I18n } from '../../../app/appearance.ts'
import { createStore } from '../../../data/store.ts'
import { mount } from '../../../ui/testing/mount.tsx'
import type { RequestWizard as Wizard } from '../look.ts'
import { RequestWizard } from '../RequestWizard.tsx'
import { stage } from './stage.tsx'
import { loadWords } from './words.ts'

/* Renders the wizard on its screen with stubbed services. */

let i18ns: ReadonlyMap<Language, I18n> = new Map()
export const load = async (): Promise<void> => {
  i18ns = await loadWords()
}

export const speak = (language: Language): I18n => {
  stage.i18n = i18ns.get(language)
  document.documentElement.lang = language
  act(() => {
    for (const listener of stage.listening) listener()
  })
  return stage.i18n as I18n
}

let takeAway = () => undefined as void
export const clear = (): void => {
  takeAway()
  stage.read = {}
  stage.chosen = undefined
}

type Fails = { readonly [C in RequestCall | 'checkStep' | 'lookUp']?: string } & {
  readonly verdict?: 'INVALID'
}

/**
 * Opens the wizard with stubbed calls. A call in `fails` fails with its code, or stays pending if the code is WAITS.
 */
export const open = (stored: object | null, fails: Fails = {}) => {
  const sent: { [C in RequestCall]?: Data } = {}
  const failing = async (name: Exclude<keyof Fails, 'verdict'>): Promise<void> => {
    const code = fails[name]
    if (code === 'WAITS') await new Promise(() => {})
    // A call without a response has no HTTP status. Every other failure is a refusal.
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

export const stored = (answers: RequestAnswers & { readonly kind: string }) => {
  const { attachmentIds = [], ...draft } = answers
  const submission = { key: 'intent', callsDone: [] }
  return { v: 1, kind: draft.kind, steps: ['reviewOrder'], draft, attachmentIds, submission }
}

export const ORDER = { ...CHARGER, kind: 'CARD', quantity: 25 } as const

export const atCompany = (changes: RequestAnswers) => ({
  ...stored({ ...CHARGER, kind: 'CHARGER', accountType: 'company', ...changes }),
  steps: ['enterpriseDetails'],
})
