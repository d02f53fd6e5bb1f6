import { type RecordEditRef, type Side, selectConflict } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export interface ConflictDialogProps {
  edit: RecordEditRef
  labelOf: (field: string) => string
  written: (field: string, value: unknown) => string
  /** True if the screen shows remote-only changes to this field. */
  isReported: (field: string) => boolean
}

const SIDES: readonly Side[] = ['mine', 'theirs']

/** Resolves an edit conflict: the user chooses the local or the remote value of each field, or of all. */
export const ConflictDialog = ({ edit, labelOf, written, isReported }: ConflictDialogProps) => {
  const { t } = useI18n()
  const conflict = selectConflict(useSelector(edit, (snapshot) => snapshot))
  const others = conflict?.others.filter(({ field }) => isReported(field)) ?? []
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={() => edit.send({ type: 'CANCEL' })}
      title={t('conflict.title')}
      closeLabel={t('conflict.close')}
      actions={
        <>
          <Button onClick={() => edit.send({ type: 'TAKE_THEIRS' })}>{t('conflict.takeTheirs')}</Button>
          <Button onClick={() => edit.send({ type: 'KEEP_MINE' })}>{t('conflict.keepMine')}</Button>
          <Button variant="primary" onClick={() => edit.send({ type: 'MERGE' })}>
            {t('conflict.merge')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      {conflict?.fields.map(({ field, mine, theirs, side }) => (
        <fieldset key={field} className="mt-4">
          <legend className="mb-1.5 font-semibold text-ink">{labelOf(field)}</legend>
          {SIDES.map((one) => (
            <label
              key={one}
              className="flex min-h-9 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                className="tick"
                name={field}
                checked={side === one}
                onChange={() => edit.send({ type: 'CHOOSE', field, side: one })}
              />
              <span className="min-w-0 wrap-anywhere text-ink">
                {t(`conflict.${one}`, { value: written(field, one === 'mine' ? mine : theirs) })}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {others.length > 0 && (
        <div className="mt-4">
          <p className="font-semibold text-ink">{t('conflict.others')}</p>
          <ul className="mt-1 grid gap-1">
            {others.map(({ field, before, after }) => (
              <li key={field}>
                {t('conflict.change', {
                  name: labelOf(field),
                  before: written(field, before),
                  after: written(field, after),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}
