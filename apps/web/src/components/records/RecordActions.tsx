import {
  type RecordEditRef,
  type RecordFields,
  selectIsRecordBusy,
  selectRunningCommand,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Pencil } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { RecordAction, RecordScreen } from './recordScreen.ts'

export interface RecordActionsProps {
  screen: RecordScreen
  edit: RecordEditRef
  record: RecordFields
}

/** A change in one step is an edit like any other: it can be refused, fail, or meet that of a colleague. */
export const changeAtOnce = (
  edit: RecordEditRef,
  changes: Readonly<Record<string, unknown>>,
  isSaved = true,
): void => {
  edit.send({ type: 'EDIT' })
  for (const [field, value] of Object.entries(changes)) edit.send({ type: 'CHANGE', field, value })
  if (isSaved) edit.send({ type: 'SAVE' })
}

const perform = (edit: RecordEditRef, { does, asks }: RecordAction): void => {
  if ('command' in does) edit.send({ type: 'RUN', command: does.command })
  else changeAtOnce(edit, does.changes, asks === undefined)
}

/** What can be done with a record that is shown. */
export const RecordActions = ({ screen, edit, record }: RecordActionsProps) => {
  const { t } = useI18n()
  const running = useSelector(edit, selectRunningCommand)
  const isBusy = useSelector(edit, selectIsRecordBusy)
  const offered = (screen.actions ?? []).filter(({ isOffered }) => isOffered(record))
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action.key}
          icon={action.icon}
          variant={action.isPrimary ? 'primary' : 'secondary'}
          busy={'command' in action.does && running === action.does.command}
          disabled={isBusy && running === undefined}
          onClick={() => perform(edit, action)}
        >
          {t(action.label as 'record.edit')}
        </Button>
      ))}
      {screen.editAt && (
        <LinkButton icon={Pencil} href={screen.editAt(String(record['Id']))}>
          {t('record.edit')}
        </LinkButton>
      )}
      {screen.editable && !screen.editAt && (
        <Button icon={Pencil} disabled={isBusy} onClick={() => edit.send({ type: 'EDIT' })}>
          {t('record.edit')}
        </Button>
      )}
    </>
  )
}
