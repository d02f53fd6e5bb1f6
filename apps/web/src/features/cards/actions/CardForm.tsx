import {
  type RecordEditRef,
  selectFieldChanges,
  selectFieldValue,
  selectIsDirty,
  selectIsSaving,
  selectMayRetrySave,
} from '@portal/machines'
import { mayGiveCard } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../../../app/context.ts'
import { ContactField } from '../../../components/people/ContactField.tsx'
import { ChangedField } from '../../../components/records/ChangedField.tsx'
import { SaveFailed } from '../../../components/records/SaveFailed.tsx'
import { linkedRecord } from '../../../data/records.ts'
import { formKeys } from '../../../data/shortcuts.ts'
import type { ReadToken } from '../../../services/readers/cards.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useCardActor } from './wiring.ts'

const DESCRIPTION_MAX_LENGTH = 255

export interface CardFormProps {
  edit: RecordEditRef
  card: ReadToken
  names: ReadonlyMap<string, string>
  onName: (id: string, name: string) => void
}

/** Form for the name and the user of a card. A changed field shows its previous value. */
export const CardForm = ({ edit, card, names, onName }: CardFormProps) => {
  const { t } = useI18n()
  const actor = useCardActor()
  const isSaving = useSelector(edit, selectIsSaving)
  const isDirty = useSelector(edit, selectIsDirty)
  const mayRetry = useSelector(edit, selectMayRetrySave)
  const snapshot = useSelector(edit, (all) => all)
  const changed = selectFieldChanges(snapshot).map(({ field }) => field)
  const description = String(selectFieldValue(snapshot, 'Description') ?? '')
  const user = selectFieldValue(snapshot, 'RelationContactId')
  const userId = typeof user === 'string' ? user : undefined
  const userBefore = linkedRecord(card, 'RelationContact')?.Description ?? ''
  const form = useRef<HTMLFormElement>(null)
  // Move the focus from 'Edit' to the first field.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const save = () => edit.send({ type: mayRetry ? 'RETRY' : 'SAVE' })
  const cancel = () => edit.send({ type: 'CANCEL' })
  const undo = (field: string) =>
    edit.send({ type: 'CHANGE', field, value: snapshot.context.record?.[field] })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keyboard shortcuts for its own buttons
    <form
      ref={form}
      noValidate
      aria-busy={isSaving}
      onKeyDown={formKeys(save, cancel)}
      className="mb-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Card title={t('cards.edit.title')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <ChangedField
            isChanged={changed.includes('Description')}
            undoLabel={t('common.undoChange', { name: t('cards.column.Description') })}
            isReadOnly={isSaving}
            onUndo={() => undo('Description')}
          >
            <TextInput
              label={t('cards.column.Description')}
              hint={
                changed.includes('Description') ? t('cards.edit.was', { value: card.Description }) : undefined
              }
              value={description}
              maxLength={DESCRIPTION_MAX_LENGTH}
              autoComplete="off"
              readOnly={isSaving}
              onChange={({ target }) =>
                edit.send({ type: 'CHANGE', field: 'Description', value: target.value })
              }
            />
          </ChangedField>
          {mayGiveCard(actor, undefined) && (
            <ChangedField
              isChanged={changed.includes('RelationContactId')}
              undoLabel={t('common.undoChange', { name: t('cards.user') })}
              isReadOnly={isSaving}
              onUndo={() => undo('RelationContactId')}
            >
              <ContactField
                label={t('cards.user')}
                hint={t('cards.user.hint')}
                none={t('cards.user.none')}
                failed={t('cards.user.failed')}
                relation={card.RelationId}
                value={userId}
                valueLabel={userId === card.RelationContactId ? userBefore : (names.get(userId ?? '') ?? '')}
                readOnly={isSaving}
                onChoose={({ id, name }) => {
                  onName(id, name)
                  edit.send({ type: 'CHANGE', field: 'RelationContactId', value: id })
                }}
              />
              {changed.includes('RelationContactId') && (
                <p className="mt-1 text-xs text-ink-3">
                  {t('cards.edit.was', { value: userBefore === '' ? '–' : userBefore })}
                </p>
              )}
            </ChangedField>
          )}
        </div>
        <SaveFailed edit={edit} title={t('cards.act.failed')} />
        <div className="mt-5 flex flex-wrap justify-end gap-2.5 max-sm:*:grow">
          <Button disabled={isSaving} onClick={cancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isSaving} disabled={!isDirty}>
            {mayRetry
              ? t('faces.retry')
              : isSaving
                ? t('common.saving')
                : changed.length === 0
                  ? t('common.save')
                  : t('cards.edit.save', { count: changed.length })}
          </Button>
        </div>
      </Card>
    </form>
  )
}

/** Remembers the names of the chosen users by id, because the draft contains only ids. */
export const useNames = () => {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    names,
    onName: (id: string, name: string) => setNames((names) => new Map(names).set(id, name)),
  }
}
