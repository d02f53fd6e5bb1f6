import {
  createWriting,
  type Sent,
  type WritingInput,
  type WritingOptions,
  type WritingRef,
} from '@portal/machines'
import { fromPromise } from 'xstate'
import type { CallOptions } from '../services/bco.ts'
import { useOwnActor } from './ownActor.ts'
import { startChart } from './startChart.ts'

export interface Writing<TDraft, TWritten = unknown> extends WritingInput<TDraft>, WritingOptions<TDraft> {
  /** Sends it; the options carry the intent, and that the screen itself says what became of it. */
  readonly write: (sent: Sent<TDraft>, options: CallOptions) => Promise<NoInfer<TWritten>>
}

/** Something that is written of a record, for as long as the view is open. */
export const useWriting = <TDraft, TWritten = unknown>({
  write,
  isReady,
  draft,
  isOpen,
}: Writing<TDraft, TWritten>): WritingRef<TDraft, TWritten> =>
  useOwnActor<WritingRef<TDraft, TWritten>>(() =>
    startChart(
      createWriting<TDraft, TWritten>({ isReady }).provide({
        actors: {
          write: fromPromise<TWritten, Sent<TDraft> | undefined>(({ input, signal }) => {
            if (!input) throw new Error('nothing is sent')
            return write(input, { signal, intent: input.intent, shownBy: 'screen' })
          }),
        },
      }),
      { draft, isOpen },
    ),
  )

/** What sends it now: a new intent, of the record as it is on screen; one without a version is refused by the server. */
export const sendNow = (version: number | undefined) =>
  ({ type: 'SEND', version: version ?? 0, intent: crypto.randomUUID() }) as const
