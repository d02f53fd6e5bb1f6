import { type RecordEditRef, selectIsRecordBusy, selectIsUndoing, selectIsUndone } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useI18n, useSystem } from '../../app/context.ts'
import { UNDO_LIFETIME_MS, useUndoWindow } from '../../data/undoOffer.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

export interface UndoEditProps {
  edit: RecordEditRef
  person: string
  id: string
  message: string | undefined
}

/** Offers to undo a save while its undo window lasts, and confirms the undo. */
export const UndoEdit = ({ edit, person, id, message }: UndoEditProps) => {
  const { t, formats } = useI18n()
  const { savedEdits } = useSystem()
  const [savedEdit, setSavedEdit] = useState(() => savedEdits.get(person, id))
  const ends = savedEdit && savedEdit.at + UNDO_LIFETIME_MS
  useUndoWindow(ends, () => {
    savedEdits.forget(person, id)
    setSavedEdit(undefined)
  })
  const isUndoing = useSelector(edit, selectIsUndoing)
  const isUndone = useSelector(edit, selectIsUndone)
  const isBusy = useSelector(edit, selectIsRecordBusy)
  const saved = savedEdit?.undo
  const mayUndo = useSelector(edit, (now) => saved !== undefined && now.can({ type: 'UNDO', saved }))
  if (isUndone) return <Notice kind="success" live="off" title={t('recordUndo.done')} />
  if (!saved || ends === undefined || !(mayUndo || isBusy))
    return message && <Notice kind="success" live="off" title={message} />
  const until = t('recordUndo.until', { time: formats.time(ends) })
  return (
    <Notice
      kind={message === undefined ? 'info' : 'success'}
      live="off"
      title={message ?? until}
      actions={
        <Button
          size="sm"
          icon={Undo2}
          busy={isUndoing}
          aria-disabled={!mayUndo}
          onClick={() => edit.send({ type: 'UNDO', saved })}
        >
          {t('recordUndo.undo')}
        </Button>
      }
    >
      {message !== undefined && <p className="font-regular">{until}</p>}
    </Notice>
  )
}
