import {
  type CallInput,
  type Data,
  type InstallationAnswers,
  type InstallationCall,
  type InstallationStep,
  installationWizard,
  type LookUpAnswer,
  provideInstallationWizard,
  type SerialVerdict,
  serialVerdictOf,
} from '@portal/machines'
import { LANGUAGES, type Language } from '@portal/schemas'
import { act } from 'react'
import { createActor } from 'xstate'
import type { I18n } from '../../../app/appearance.ts'
import * as hands from '../../../components/wizard/testing/hands.ts'
import { fromPromise } from '../../../data/fromPromise.ts'
import { createStore } from '../../../data/store.ts'
import { createFormats, createTexts, loadTexts, sharedTexts } from '../../../texts/index.ts'
import { mount } from '../../../ui/testing/mount.tsx'
import { Installation } from '../Installation.tsx'
import { installationWizardRoutes } from '../routes.ts'
import { stage } from './stage.ts'

/* Renders the wizard on its screen with stubbed services. */

const i18ns = new Map<Language, I18n>()

export const loadWords = async (): Promise<void> => {
  for (const language of LANGUAGES)
    i18ns.set(language, {
      ...createTexts(
        language,
        await loadTexts(language, [sharedTexts, installationWizardRoutes[0]?.texts ?? sharedTexts]),
      ),
      formats: createFormats(language),
    })
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
  stage.unread = undefined
  stage.isStored = true
  stage.retried = []
}

export type Fails = { readonly [C in InstallationCall | 'checkStep' | 'lookUp']?: string }

/** Starts the wizard. A call in `fails` fails with its code, or stays pending if the code is WAITS. */
export const start = (
  input: { readonly answers: InstallationAnswers } | { readonly stored: object },
  fails: Fails = {},
  verdict: SerialVerdict = 'VERIFIED',
) => {
  const sent: { [C in InstallationCall]?: Data } = {}
  const failing = async (name: keyof Fails): Promise<void> => {
    const code = fails[name]
    if (code === 'WAITS') await new Promise(() => {})
    if (code !== undefined)
      throw Object.assign(new Error(code), { code, status: code === 'FAILEDTOLOAD' ? undefined : 400 })
  }
  const call = (name: InstallationCall) =>
    fromPromise<Data, CallInput>(async ({ input: { payload } }) => {
      await failing(name)
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
        >(async ({ input: { answers } }) => {
          await failing('checkStep')
          return { serialVerdict: serialVerdictOf(answers, verdict), chargepointID: 'CP1' }
        }),
        lookUp: fromPromise<LookUpAnswer, CallInput>(async () => {
          await failing('lookUp')
          return { found: null }
        }),
      },
      actions: { keepDraft: () => undefined, dropDraft: () => undefined },
    }),
    { input: { stored: 'stored' in input ? input.stored : null } },
  ).start()
  stage.wizard = {
    select: installationWizard,
    actor,
    draftStatus: createStore({ isStored: stage.isStored, savedAt: Date.parse('2026-05-20T12:20:00Z') }),
    send: actor.send,
  }
  if ('answers' in input) actor.send({ type: 'START', key: 'intent', answers: input.answers })
  else actor.send({ type: 'CONTINUE' })
  return { actor, sent, step: () => installationWizard.step(actor.getSnapshot()) }
}

export const show = async () => {
  takeAway()
  takeAway = mount(
    <main>
      <Installation />
    </main>,
  )
  await hands.settle()
}
