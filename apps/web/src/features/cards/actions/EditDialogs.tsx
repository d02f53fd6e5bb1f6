import type { RecordEditRef } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { ConflictDialog } from '../../../components/records/ConflictDialog.tsx'
import { RecordQuestion } from '../../../components/records/RecordQuestion.tsx'

const FIELDS = { Description: 'cards.column.Description', RelationContactId: 'cards.user' } as const

export interface EditDialogsProps {
  edit: RecordEditRef
  names: ReadonlyMap<string, string>
}

/** Dialogs that confirm discarding changes, and that resolve a conflict with another user's edit. */
export const EditDialogs = (props: EditDialogsProps) => (
  <>
    <Conflict {...props} />
    <RecordQuestion edit={props.edit} />
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
