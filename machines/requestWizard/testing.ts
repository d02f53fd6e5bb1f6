import { createGates, settle } from '@portal/paths'
import { createActor, SimulatedClock } from 'xstate'
import type { Data } from '../wizard/definition.ts'
import type { StoredDraft } from '../wizard/draft.ts'
import { wayOf } from '../wizard/way.ts'
import type { RequestAnswers, RequestKind, RequestStep } from './answers.ts'
import { CHARGER, KNOWN } from './cases.ts'
import { requestWizard, requestWizardMachine } from './machine.ts'
import { requestDefinition } from './steps.ts'

export const open = (stored: unknown = null) => {
  const gates = createGates(requestWizardMachine)
  const clock = new SimulatedClock()
  const actor = createActor(gates.machine, { input: { stored }, clock }).start()
  const wizard = {
    actor,
    clock,
    gates,
    at: () => requestWizard.step(actor.getSnapshot()),
    viewState: () => requestWizard.viewState(actor.getSnapshot()),
    answers: () => requestWizard.answers(actor.getSnapshot()),
    draft: () => JSON.parse(JSON.stringify(requestWizard.draft(actor.getSnapshot()) ?? null)) as StoredDraft,
    send: (
      ...types: readonly ('NEXT' | 'BACK' | 'SUBMIT' | 'RETRY' | 'LEAVE' | 'CONTINUE' | 'RESET' | 'CHECK')[]
    ) => {
      for (const type of types) actor.send({ type })
      return wizard
    },
    start: (kind: RequestKind, answers: RequestAnswers = KNOWN) => {
      actor.send({ type: 'START', key: 'intent-1', answers: { kind, ...answers } })
      return wizard
    },
    answer: (answers: RequestAnswers) => {
      actor.send({ type: 'ANSWER', answers })
      return wizard
    },
    edit: (step: RequestStep) => {
      actor.send({ type: 'EDIT', step })
      return wizard
    },
    answered: async (call: string, output: Data = { id: 'RQ00001' }) => {
      gates.release(call, output)
      await settle()
    },
    refused: async (call: string, code: string, status?: number) => {
      gates.refuse(call, { code, ...(status !== undefined && { status }) })
      await settle()
    },
  }
  return wizard
}

/** Opens a complete draft at the review. */
export const atReview = (answers: RequestAnswers = CHARGER) => {
  const steps = wayOf(requestDefinition, answers)
  const stored = {
    v: 1,
    kind: answers.kind,
    steps,
    draft: answers,
    attachmentIds: answers.attachmentIds ?? [],
    submission: { key: 'intent-1', callsDone: [] },
  }
  return open(stored).send('CONTINUE')
}
