import {
  createWriting,
  type Sent,
  selectUnwritten,
  type Unwritten,
  type WritingInput,
  type WritingMachine,
  type WritingOptions,
  type WritingRef,
} from '@portal/machines'
import { useActorRef } from '@xstate/react'
import type { CallOptions } from '../services/bco.ts'
import { isLike, type Stored } from '../services/unsavedEdits.ts'
import { fromPromise } from './fromPromise.ts'
import { inspected } from './inspection.ts'
import { useKeepDraft, useStoredDraft } from './storedDraft.ts'

export interface Writing<TDraft, TWritten = unknown>
  extends Pick<WritingInput<TDraft>, 'draft' | 'isOpen'>,
    WritingOptions<TDraft> {
  /**
   * Storage key for unsaved input when the session ends: the kind of write, the record, and its version if the write
   * replaces the record. Undefined without input, and for passwords, secrets and card numbers.
   */
  readonly draftKey: string | undefined
  /** Performs the write; the options include the idempotency key. */
  readonly write: (sent: Sent<TDraft>, options: CallOptions) => Promise<NoInfer<TWritten>>
}

/** Returns stored input that can still be sent. Values stored by another version of the portal may be incompatible. */
const unwrittenIn = <TDraft>(first: TDraft, stored: Stored | undefined): Unwritten<TDraft> | undefined => {
  if (!stored || !isLike({ draft: first }, stored)) return undefined
  const { draft, sent } = stored as { readonly draft: TDraft; readonly sent?: unknown }
  return isLike({ draft: first, version: 0, intent: '' }, sent) ? { draft, sent } : { draft }
}

/** One machine for all drafts; each use provides `isReady`. */
const writing = createWriting<unknown>({ isReady: () => false })

/** Returns the actor of a write, which runs while the view is open. */
export const useWriting = <TDraft, TWritten = unknown>({
  draftKey,
  write,
  isReady,
  draft,
  isOpen,
}: Writing<TDraft, TWritten>): WritingRef<TDraft, TWritten> => {
  const { stored, forgetDraft } = useStoredDraft(draftKey)
  const actor = useActorRef(
    (writing as unknown as WritingMachine<TDraft, TWritten>).provide({
      actors: {
        write: fromPromise<TWritten, Sent<TDraft> | undefined>(({ input, signal }) => {
          if (!input) throw new Error('There is no input to send.')
          return write(input, { signal, intent: input.intent })
        }),
      },
      guards: { isReady: ({ context }) => isReady(context.draft) },
      actions: { forgetDraft },
    }),
    { input: { draft, isOpen, unwritten: unwrittenIn(draft, stored) }, ...inspected },
  ) as WritingRef<TDraft, TWritten>
  useKeepDraft(draftKey, () => selectUnwritten<TDraft>(actor.getSnapshot()))
  return actor
}

/**
 * Returns a SEND event with a new idempotency key and the version on screen. Without a version it sends 0, which the
 * server refuses for a versioned record.
 */
export const sendNow = (version: number | undefined) =>
  ({ type: 'SEND', version: version ?? 0, intent: crypto.randomUUID() }) as const
