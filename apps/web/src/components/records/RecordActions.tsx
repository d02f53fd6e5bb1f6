import {
  type RecordEditRef,
  type RecordFields,
  selectIsRecordBusy,
  selectRunningCommand,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Ellipsis, Pencil } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { hasForm } from './formFields.ts'
import type { RecordAction, RecordScreen } from './recordScreen.ts'

export interface RecordActionsProps {
  screen: RecordScreen
  edit: RecordEditRef
  record: RecordFields
  /** Set to show at most two actions instead of three; a menu holds the others. */
  isCompact?: boolean
}

/** Number of actions that fit on a phone or beside the menu button. */
const FEW = 2
/** Number of actions that fit on one line beside the title. */
const ROOM = 3

/**
 * Starts an edit with these changes and saves it unless `isSaved` is false. The save can be refused, fail or conflict.
 */
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

export const RecordActions = ({ screen, edit, record, isCompact = false }: RecordActionsProps) => {
  const { t } = useI18n()
  const running = useSelector(edit, selectRunningCommand)
  const isBusy = useSelector(edit, selectIsRecordBusy)
  const offered = (screen.actions ?? []).filter(({ isOffered }) => isOffered(record))
  const isEditable = hasForm(screen, record)
  const isMore = offered.length + (isEditable ? 1 : 0) > (isCompact ? FEW : ROOM)
  const visibleActions = isMore ? offered.slice(0, FEW) : offered
  const labelOf = ({ label }: RecordAction) => t(label as 'common.edit')
  const startEdit = () => edit.send({ type: 'EDIT' })
  return (
    <>
      {visibleActions.map((action) => (
        <Button
          key={action.key}
          icon={action.icon}
          variant={action.isPrimary ? 'primary' : 'secondary'}
          busy={'command' in action.does && running === action.does.command}
          aria-disabled={isBusy}
          onClick={() => perform(edit, action)}
        >
          {labelOf(action)}
        </Button>
      ))}
      {isMore ? (
        <Menu
          label={t('record.moreActions')}
          opener={<Ellipsis size={18} />}
          items={[
            ...offered.slice(FEW).map((action) => ({
              key: action.key,
              label: labelOf(action),
              start: <action.icon size={18} />,
              onSelect: () => perform(edit, action),
            })),
            ...(isEditable
              ? [
                  {
                    key: 'edit',
                    label: t('common.edit'),
                    start: <Pencil size={18} />,
                    ...(screen.editAt
                      ? { href: screen.editAt(String(record['Id'])) }
                      : { onSelect: startEdit }),
                  },
                ]
              : []),
          ]}
        />
      ) : (
        isEditable &&
        (screen.editAt ? (
          <LinkButton icon={Pencil} href={screen.editAt(String(record['Id']))}>
            {t('common.edit')}
          </LinkButton>
        ) : (
          <Button icon={Pencil} aria-disabled={isBusy} onClick={startEdit}>
            {t('common.edit')}
          </Button>
        ))
      )}
    </>
  )
}
