import type { Failure } from '../failure.ts'
import type { CallInput, WizardContext } from './context.ts'
import type { Data, WizardAnswers, WizardCall, WizardDefinition } from './definition.ts'
import { digest } from './digest.ts'
import type { CallDone, Submission } from './draft.ts'

const withoutUnderWay = ({ key, callsDone }: Submission): Submission => ({ key, callsDone })

/** Key for a new attempt: the original key with a counter. */
const againAs = (key: string): string => {
  const [first, times = '0'] = key.split('~')
  return `${first}~${Number(times) + 1}`
}

/** Calls of a submission with their inputs and stored results. */
export const callBook = <TStep extends string, TAnswers extends WizardAnswers, TCall extends string>(
  definition: WizardDefinition<TStep, TAnswers, TCall>,
) => {
  type Context = WizardContext<TStep, TAnswers>
  const calls = Object.keys(definition.calls) as TCall[]

  const callOf = (name: string): WizardCall<TAnswers> => definition.calls[name as TCall]
  const sentBy = (call: string, answers: TAnswers): string =>
    digest(JSON.stringify(callOf(call).payload(answers)))
  const doneOf = ({ submission }: Context, call: string): CallDone | undefined =>
    submission?.callsDone.find((one) => one.call === call)
  const isDue = (context: Context, call: string): boolean =>
    (callOf(call).isChosen?.(context.answers) ?? true) &&
    doneOf(context, call)?.sent !== sentBy(call, context.answers)

  return {
    calls,
    /** First selected call that is not yet completed with the current data. */
    dueCall: (context: Context): TCall | undefined => calls.find((call) => isDue(context, call)),
    /** Uses the sent input of a pending call even if the answers have changed, because that input may have arrived. */
    callInput: (context: Context, call: string): CallInput => ({
      call,
      key: `${context.submission?.key ?? ''}-${call}-${context.submission?.underWay?.sent ?? ''}`,
      payload: context.submission?.underWay?.payload ?? callOf(call).payload(context.answers),
      earlier: doneOf(context, call)?.result ?? null,
      results: Object.fromEntries((context.submission?.callsDone ?? []).map((one) => [one.call, one.result])),
    }),
    /** Marks a call as sent before sending it, because it may arrive even if the page crashes. */
    markedSent: ({ submission, answers }: Context, call: TCall) => ({
      submission: submission && {
        ...withoutUnderWay(submission),
        underWay: { call, sent: sentBy(call, answers), payload: callOf(call).payload(answers) },
      },
      error: undefined,
    }),
    /**
     * True if the other draft would send something else. The server applies the same data with the same key only once,
     * so both tabs may send it.
     */
    sendsOther: (own: Context, other: Context): boolean =>
      own.submission?.key !== other.submission?.key ||
      calls.some((call) => sentBy(call, own.answers) !== sentBy(call, other.answers)),
    /**
     * Takes over the draft of another tab during a call. The call may still arrive, so it stays pending, unless the
     * other draft has another key, the result of the call, or a pending call of its own.
     */
    takenWhileSent: ({ submission: own }: Context, taken: Context): Context => {
      const { submission } = taken
      const { underWay } = own ?? {}
      const isDone = submission?.callsDone.some(
        ({ call, sent }) => call === underWay?.call && sent === underWay.sent,
      )
      if (!underWay || submission?.key !== own?.key || isDone) return taken
      return { ...taken, submission: submission && { underWay, ...submission } }
    },
    markedDone: ({ submission }: Context, result: Data) => {
      const { underWay } = submission ?? {}
      if (!submission || !underWay) return {}
      const others = submission.callsDone.filter(({ call }) => call !== underWay.call)
      const { call, sent } = underWay
      const callsDone = [...others, { call, sent, result }]
      return { submission: { key: submission.key, callsDone }, error: undefined }
    },
    /**
     * Unmarks a rejected call, because it wrote nothing. If an earlier record no longer exists, a retry creates it
     * with a new key; for the old key, the server would only return the id of the missing record.
     */
    markedRefused: ({ submission }: Context, { code }: Failure) => {
      if (!submission) return {}
      const { key, callsDone } = submission
      const gone = calls.findIndex(
        (call) => callOf(call).goneBy?.includes(code) && callsDone.some((one) => one.call === call),
      )
      if (gone === -1) return { submission: withoutUnderWay(submission) }
      const remaining = callsDone.filter(({ call }) => calls.indexOf(call as TCall) < gone)
      return { submission: { key: againAs(key), callsDone: remaining } }
    },
  }
}
