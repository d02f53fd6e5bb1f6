import type { WritingRef } from '@portal/machines'
import { handleErrors, purgeBacklog, retryBacklog } from '@portal/schemas'
import { useSystem } from '../../../app/context.ts'
import { useWriting } from '../../../data/writing.ts'

/** A retry or purge. If `entries` is empty, it applies to the whole queue. */
export interface BacklogDraft {
  readonly action: 'retry' | 'purge'
  readonly entries: readonly string[]
  readonly reason: string
}

const CALLS = { retry: retryBacklog, purge: purgeBacklog } as const

export const useBacklogAction = (id: string): WritingRef<BacklogDraft> => {
  const { bco } = useSystem()
  return useWriting<BacklogDraft>({
    draftKey: undefined,
    draft: { action: 'retry', entries: [], reason: '' },
    isOpen: false,
    isReady: ({ reason }) => reason.trim() !== '',
    write: ({ draft: { action, entries, reason } }, options) => {
      const body = { reason: reason.trim(), ...(entries.length > 0 && { entries: [...entries] }) }
      return bco().call(CALLS[action], { params: { id }, body }, options)
    },
  })
}

export interface SeenErrors {
  readonly code: string
  /** Start of the period; undefined for all earlier errors. */
  readonly from: string | undefined
  readonly until: string
}

export const useHandleErrors = (): WritingRef<SeenErrors | undefined> => {
  const { bco } = useSystem()
  return useWriting<SeenErrors | undefined>({
    draftKey: undefined,
    draft: undefined,
    isOpen: true,
    isReady: (seen) => seen !== undefined,
    write: ({ draft }, options) => {
      if (!draft) throw new Error('The draft has no error group')
      const { code, from, until } = draft
      const body = { Code: code, Until: until, ...(from !== undefined && { From: from }) }
      return bco().call(handleErrors, { body }, options)
    },
  })
}
