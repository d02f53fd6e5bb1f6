import type { WritingRef } from '@portal/machines'
import { useWriting } from '../../data/writing.ts'
import type { CallOptions } from '../../services/bco.ts'

/** Sends a draft, with the version on screen and the call options. */
export type Write<T> = (draft: T, options: CallOptions, version: number) => Promise<void>

/**
 * Returns the actor that sends the draft of a dialog. Calls use the latest props, for example the new code of a
 * renamed group.
 */
export const useWrite = <T>(
  draftKey: string | undefined,
  draft: T,
  isReady: (draft: T) => boolean,
  write: Write<T>,
): WritingRef<T> =>
  useWriting<T>({
    draftKey,
    draft,
    isOpen: false,
    isReady,
    write: ({ draft: sent, version }, options) => write(sent, options, version),
  })

export const openWith = <T>(writing: WritingRef<T>, draft: T): void => {
  writing.send({ type: 'OPEN' })
  writing.send({ type: 'CHANGE', draft })
}
