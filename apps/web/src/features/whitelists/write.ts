import type { WritingRef } from '@portal/machines'
import { useWriting } from '../../data/writing.ts'
import type { CallOptions } from '../../services/bco.ts'

/** How something is written: what the person said, the version that they saw, and how the calls are made. */
export type Write<T> = (draft: T, options: CallOptions, version: number) => Promise<void>

/** Something that is written in a dialog, by what the view has now: a group that was renamed is called by its new code. */
export const useWrite = <T>(
  keptAs: string | undefined,
  draft: T,
  isReady: (draft: T) => boolean,
  write: Write<T>,
): WritingRef<T> =>
  useWriting<T>({
    keptAs,
    draft,
    isOpen: false,
    isReady,
    write: ({ draft: sent, version }, options) => write(sent, options, version),
  })

/** Opens a dialog with the values known already. */
export const openWith = <T>(writing: WritingRef<T>, draft: T): void => {
  writing.send({ type: 'OPEN' })
  writing.send({ type: 'CHANGE', draft })
}
