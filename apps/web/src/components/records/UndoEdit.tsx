import {
  type RecordEditRef,
  type RecordUndo,
  selectIsRecordBusy,
  selectIsUndoing,
  selectIsUndone,
  selectUndoable,
  UNDO_LIFETIME_MS,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Undo2 } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { useOwnActor } from '../../data/ownActor.ts'
import { forgetSavedEdit, savedEdit } from '../../data/savedEdits.ts'
import { startUndoOffer, type UndoKeeping } from '../../data/undoOffer.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** The offer of a save; it is kept by who saved, and forgotten when its time is over. */
const KEPT: UndoKeeping<RecordUndo>['kept'] = {
  read: (person, id) => {
    const edit = savedEdit(person, id)
    return edit && { items: [edit.undo], until: edit.at + UNDO_LIFETIME_MS }
  },
  write: (person, id, undoable) => {
    if (!undoable) forgetSavedEdit(person, id)
    return true
  },
}

export interface UndoEditProps {
  edit: RecordEditRef
  person: string
  id: string
  /** What was just done with the record. */
  said: string | undefined
}

/** A save can be taken back for ten minutes; then that it is. */
export const UndoEdit = ({ edit, person, id, said }: UndoEditProps) => {
  const { t, formats } = useI18n()
  const { bco } = useSystem()
  const offer = useOwnActor(() => startUndoOffer({ kept: KEPT, person, list: id, now: bco().now() }))
  const undoable = useSelector(offer, (snapshot) => selectUndoable<RecordUndo>(snapshot))
  const isUndoing = useSelector(edit, selectIsUndoing)
  const isUndone = useSelector(edit, selectIsUndone)
  const isBusy = useSelector(edit, selectIsRecordBusy)
  const saved = undoable?.items[0]
  const mayUndo = useSelector(edit, (now) => saved !== undefined && now.can({ type: 'UNDO', saved }))
  if (isUndone) return <Notice kind="success" live="off" title={t('recordUndo.done')} />
  if (!saved || !(mayUndo || isBusy)) return said && <Notice kind="success" live="off" title={said} />
  const until = t('recordUndo.until', { time: formats.time(undoable.until) })
  return (
    <Notice
      kind={said === undefined ? 'info' : 'success'}
      live="off"
      title={said ?? until}
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
      {said !== undefined && <p className="font-regular">{until}</p>}
    </Notice>
  )
}
