import type { WritingRef } from '@portal/machines'
import { getCleanUp } from '@portal/schemas'
import type { OperationInput } from '@portal/schemas/contract'
import { useState } from 'react'
import { useSystem } from '../../../app/context.ts'
import { parsedText } from '../../../components/chargerMessages/supported.ts'
import { addressOf } from '../../../data/query.ts'
import { useWriting } from '../../../data/writing.ts'
import type { Bco, CallOptions } from '../../../services/bco.ts'
import { FIRST_DRAFT, isReady, requestOf, type TestDraft, type TestRequest } from './calls.ts'

/** Raw response to a call, including a refusal. */
export interface TestAnswer {
  readonly request: string
  readonly status: number
  readonly ms: number
  readonly bytes: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Body as text, with indented JSON; empty for a file. */
  readonly body: string
}

export interface SentCall {
  readonly id: string
  readonly at: number
  readonly draft: TestDraft
  readonly request: string
  /** Undefined if there was no response. */
  readonly status: number | undefined
}

export interface TestCall {
  /** Actor that sends a call. Its results are the drafts of the successful calls, without their confirmation. */
  readonly call: WritingRef<TestDraft, TestDraft>
  readonly answer?: TestAnswer
  /** Latest calls since the page was opened, newest first. */
  readonly history: readonly SentCall[]
}

const MOST_SENT = 20

export const addressOfCall = ({ route, input }: TestRequest): string =>
  addressOf(route.path, input.params, input.query)

/** Sends a call whose operation is known only at runtime, so its input and response are untyped. */
const sendCall = (bco: Bco, { route, input, file }: TestRequest, options: CallOptions): Promise<unknown> =>
  file
    ? bco.upload(
        route as typeof route & { readonly id: 'addAttachment'; readonly upload: true },
        input as unknown as OperationInput<'addAttachment'>,
        file,
        options,
      )
    : bco.callWhole(
        route as typeof route & { readonly id: 'getUserInfo' },
        input as unknown as OperationInput<'getUserInfo'>,
        options,
      )

const bodyOf = async (response: Response): Promise<Pick<TestAnswer, 'bytes' | 'body'>> => {
  const blob = await response.blob()
  if (!/json|text/.test(blob.type)) return { bytes: blob.size, body: '' }
  const body = parsedText(await blob.text())
  return {
    bytes: blob.size,
    body: typeof body === 'string' ? body : JSON.stringify(body, undefined, 2),
  }
}

/** Sends any call and records its response. */
export const useTestCall = (): TestCall => {
  const { bco } = useSystem()
  const [answer, setAnswer] = useState<TestAnswer>()
  const [history, setHistory] = useState<readonly SentCall[]>([])
  const call = useWriting<TestDraft, TestDraft>({
    draftKey: undefined,
    draft: FIRST_DRAFT,
    isOpen: true,
    isReady,
    write: async (sent, options) => {
      const draft = { ...sent.draft, isSure: false }
      const toSend = requestOf(draft)
      const request = `${toSend.route.method} ${addressOfCall(toSend)}`
      const began = performance.now()
      let arrived: { readonly response: Response; readonly ms: number } | undefined
      setAnswer(undefined)
      try {
        await sendCall(bco(), toSend, {
          ...options,
          onResponse: (response) => {
            arrived = { response, ms: Math.round(performance.now() - began) }
          },
        })
      } finally {
        if (arrived) {
          const { response, ms } = arrived
          setAnswer({
            request,
            status: response.status,
            ms,
            headers: [...response.headers],
            ...(await bodyOf(response)),
          })
        }
        const entry = {
          id: crypto.randomUUID(),
          at: Date.now(),
          draft,
          request,
          status: arrived?.response.status,
        }
        setHistory((earlier) => [entry, ...earlier].slice(0, MOST_SENT))
      }
      return draft
    },
  })
  return { call, history, ...(answer && { answer }) }
}

/** Resets the user's own account to its state before intake (S7, development). */
export const useCleanUp = (): WritingRef<null> => {
  const { bco } = useSystem()
  return useWriting<null>({
    draftKey: undefined,
    draft: null,
    isOpen: false,
    isReady: () => true,
    write: (_, options) => bco().call(getCleanUp, { query: { debug: 1 } }, options),
  })
}
