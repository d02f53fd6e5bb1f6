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

/** A call of any kind, with its answer. */
export const useTestCall = (): { readonly call: WritingRef<TestDraft>; readonly answer?: TestAnswer } => {
  const { bco } = useSystem()
  const [answer, setAnswer] = useState<TestAnswer>()
  const call = useWriting<TestDraft>({
    keptAs: undefined,
    draft: FIRST_DRAFT,
    isOpen: true,
    isReady,
    write: async ({ draft }, options) => {
      const { route, ...input } = callOf(draft)
      const began = performance.now()
      setAnswer(undefined)
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
  return answer ? { call, answer } : { call }
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
