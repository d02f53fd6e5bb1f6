import { type RecordDraft, type RecordEditRef, selectRecordDraft } from '@portal/machines'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSystem, useUserInfo } from '../app/context.ts'
import { isLike } from '../services/unsavedEdits.ts'
import type { DraftStore } from './unsaved.ts'

/** Returns the signed-in user's draft store for a name; without a name, nothing is stored. */
const useDraftStore = (name: string | undefined): DraftStore =>
  useSystem().unsaved.of(useUserInfo().RelationContact.Id, name)

/** Returns the draft stored when the session ended, and a function that deletes it. */
export const useStoredDraft = (name: string | undefined): ReturnType<DraftStore['take']> => {
  const typing = useDraftStore(name)
  const [taken] = useState(() => typing.take())
  return taken
}

/** Stores the draft of a view that closes because the session ended, until after the next sign-in. */
export const useKeepDraft = (name: string | undefined, draft: () => object | undefined): void => {
  const typing = useDraftStore(name)
  const leave = useEffectEvent(() => typing.leave(draft()))
  useEffect(() => () => leave(), [])
}

/** Unsaved changes to a record that were stored when the session ended, and a function that deletes them. */
export interface StoredRecordDraft {
  readonly draft: RecordDraft | undefined
  readonly forgetDraft: () => void
}

const A_DRAFT: RecordDraft = { record: {}, changes: {} }

/**
 * Returns the unsaved changes to a record. Without a name, as in views without a form, returns none and keeps a stored
 * draft.
 */
export const useStoredRecordDraft = (name: string | undefined): StoredRecordDraft => {
  const { stored, forgetDraft } = useStoredDraft(name)
  return { draft: isLike(A_DRAFT, stored) ? stored : undefined, forgetDraft }
}

/** Stores the unsaved changes to a record when the session ends. */
export const useKeepRecordDraft = (name: string | undefined, edit: RecordEditRef): void =>
  useKeepDraft(name, () => selectRecordDraft(edit.getSnapshot()))
