import type { WritingRef } from '@portal/machines'
import { getCleanUp } from '@portal/schemas'
import type { OperationInput } from '@portal/schemas/contract'
import { useState } from 'react'
import { useSystem } from '../../../app/context.ts'
import { useWriting } from '../../../data/writing.ts'
import { callOf, FIRST_DRAFT, isReady, type TestDraft } from './calls.ts'

/** Result of a call. */
export interface TestAnswer {
  readonly request: string
  readonly ms: number
  readonly answer: string
}

/** A call that was sent from this page. */
export interface SentCall {
  readonly id: string
  readonly at: number
  readonly draft: TestDraft
}

export interface TestCall {
  readonly call: WritingRef<TestDraft>
  readonly answer?: TestAnswer
  /** Calls of this visit, latest first. */
  readonly history: readonly SentCall[]
}

/** Max calls listed. */
const MOST_SENT = 20

/** A call of any kind, with its answer. */
export const useTestCall = (): TestCall => {
  const { bco } = useSystem()
  const [answer, setAnswer] = useState<TestAnswer>()
  const [history, setHistory] = useState<readonly SentCall[]>([])
  const call = useWriting<TestDraft>({
    keptAs: undefined,
    draft: FIRST_DRAFT,
    isOpen: true,
    isReady,
    write: async ({ draft }, options) => {
      const { route, ...input } = callOf(draft)
      const began = performance.now()
      setAnswer(undefined)
      const sent = { id: crypto.randomUUID(), at: Date.now(), draft: { ...draft, isSure: false } }
      setHistory((earlier) => [sent, ...earlier].slice(0, MOST_SENT))
      // The user can type any operation, so the answer is untyped.
      const { data } = await bco().callWhole(
        route as typeof route & { readonly id: 'getUserInfo' },
        input as unknown as OperationInput<'getUserInfo'>,
        options,
      )
      setAnswer({
        request: `${draft.method} ${draft.path.trim()}`,
        ms: Math.round(performance.now() - began),
        answer: JSON.stringify(data, undefined, 2),
      })
    },
  })
  return { call, history, ...(answer && { answer }) }
}

/** Resets the user's own account to its state before intake (S7, development). */
export const useCleanUp = (): WritingRef<null> => {
  const { bco } = useSystem()
  return useWriting<null>({
    keptAs: undefined,
    draft: null,
    isOpen: false,
    isReady: () => true,
    write: (_, options) => bco().call(getCleanUp, { query: { debug: 1 } }, options),
  })
}
