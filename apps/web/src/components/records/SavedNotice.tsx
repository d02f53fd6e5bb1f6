import { type RecordEditRef, selectIsForm, selectIsUndone } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useSystem, useUserInfo } from '../../app/context.ts'
import { Notice } from '../../ui/Notice.tsx'
import { UndoEdit } from './UndoEdit.tsx'

export interface SavedNoticeProps {
  edit: RecordEditRef
  id: string
  message: string | undefined
}

/** Confirms a save and offers to undo it while possible, even if the user visited another screen in the meantime. */
export const SavedNotice = ({ edit, id, message }: SavedNoticeProps) => {
  const person = useUserInfo().RelationContact.Id
  const isForm = useSelector(edit, selectIsForm)
  const isUndone = useSelector(edit, selectIsUndone)
  const savedEdit = useSystem().savedEdits.get(person, id)
  return (
    <div role="status" className="not-empty:mb-4">
      {(savedEdit || isUndone) && !isForm ? (
        <UndoEdit key={savedEdit?.at} edit={edit} person={person} id={id} message={message} />
      ) : (
        message !== undefined && <Notice kind="success" live="off" title={message} />
      )}
    </div>
  )
}
