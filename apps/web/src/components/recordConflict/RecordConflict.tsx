import { type RecordEditRef, type Side, selectConflict } from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writtenValue } from '../records/fieldValue.ts'
import type { RecordWords } from '../records/useRecordWords.ts'

export interface RecordConflictProps {
  edit: RecordEditRef
  meta: readonly MetaField[]
  words: RecordWords
}

/** The record was saved by another person meanwhile: choose yours or theirs field by field, or one for all. */
export const RecordConflict = ({ edit, meta, words }: RecordConflictProps) => {
  const { t } = useI18n()
  const snapshot = useSelector(edit, (all) => all)
  const conflict = selectConflict(snapshot)
  const others = conflict?.others.filter(({ field }) =>
    meta.some(({ Name, IsReadOnly }) => Name === field && !IsReadOnly),
  )
  const written = (field: string, value: unknown) =>
    writtenValue(field, meta.find(({ Name }) => Name === field)?.Type, value, words)
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={() => edit.send({ type: 'CANCEL' })}
      title={t('record.conflict.title')}
      closeLabel={t('record.conflict.close')}
      actions={
        <>
          <Button onClick={() => edit.send({ type: 'TAKE_THEIRS' })}>{t('record.conflict.theirs')}</Button>
          <Button onClick={() => edit.send({ type: 'KEEP_MINE' })}>{t('record.conflict.mine')}</Button>
          <Button variant="primary" onClick={() => edit.send({ type: 'MERGE' })}>
            {t('record.conflict.merge')}
          </Button>
        </>
      }
    >
      <p>{t('record.conflict.text')}</p>
      {conflict?.fields.map(({ field, mine, theirs, side }) => (
        <fieldset key={field} className="mt-4">
          <legend className="mb-1.5 font-semibold text-ink">{words.labelOf(field)}</legend>
          {(['mine', 'theirs'] as const).map((one: Side) => (
            <label
              key={one}
              className="flex min-h-9 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                className="size-4.5 shrink-0 accent-accent"
                name={field}
                checked={side === one}
                onChange={() => edit.send({ type: 'CHOOSE', field, side: one })}
              />
              <span className="min-w-0 break-words text-ink">
                {t(`record.conflict.side.${one}`, { value: written(field, one === 'mine' ? mine : theirs) })}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {others && others.length > 0 && (
        <div className="mt-4">
          <p className="font-semibold text-ink">{t('record.conflict.others')}</p>
          <ul className="mt-1 grid gap-1">
            {others.map(({ field, before, after }) => (
              <li key={field} className="break-words">
                {words.labelOf(field)}{' '}
                {t('record.change', { before: written(field, before), after: written(field, after) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}
