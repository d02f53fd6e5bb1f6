import { type RecordEditRef, selectIsConfirming } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../../app/context.ts'
import { ConflictDialog } from '../../../components/records/ConflictDialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

const FIELDS = { Description: 'cards.column.Description', RelationContactId: 'cards.user' } as const

export interface EditDialogsProps {
  edit: RecordEditRef
  names: ReadonlyMap<string, string>
}

/** Dialogs that confirm discarding changes, and that resolve a conflict with another user's edit. */
export const EditDialogs = (props: EditDialogsProps) => (
  <>
    <Conflict {...props} />
    <Leaving edit={props.edit} />
  </>
)

const Conflict = ({ edit, names }: EditDialogsProps) => {
  const { t } = useI18n()
  const written = (field: string, value: unknown) => {
    const text = typeof value === 'string' ? value : ''
    if (field !== 'RelationContactId') return text || '–'
    return names.get(text) ?? (text === '' ? '–' : t('cards.edit.otherUser'))
  }
  const isListed = (field: string): field is keyof typeof FIELDS => field in FIELDS
  return (
    <ConflictDialog
      edit={edit}
      labelOf={(field) => (isListed(field) ? t(FIELDS[field]) : field)}
      written={written}
      isReported={isListed}
    />
  )
}

const Leaving = ({ edit }: { edit: RecordEditRef }) => {
  const { t } = useI18n()
  const isAsking = useSelector(edit, selectIsConfirming)
  const stay = () => edit.send({ type: 'STAY' })
  return (
    <Dialog
      open={isAsking}
      onClose={stay}
      title={t('cards.leave.title')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="danger" onClick={() => edit.send({ type: 'DISCARD' })}>
            {t('cards.leave.discard')}
          </Button>
          <Button variant="primary" onClick={stay}>
            {t('cards.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('cards.leave.text')}</p>
    </Dialog>
  )
}
