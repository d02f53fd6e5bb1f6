import { type RecordEditRef, type Side, selectConflict, selectIsAsking } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../../app/context.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

const FIELDS = { Description: 'cards.column.Description', RelationContactId: 'cards.user' } as const

/** The questions of an edit: before changes are lost, and whose value counts where two people changed one field. */
export const EditDialogs = ({ edit, names }: { edit: RecordEditRef; names: ReadonlyMap<string, string> }) => (
  <>
    <Conflict edit={edit} names={names} />
    <Leaving edit={edit} />
  </>
)

const Conflict = ({ edit, names }: { edit: RecordEditRef; names: ReadonlyMap<string, string> }) => {
  const { t } = useI18n()
  const snapshot = useSelector(edit, (all) => all)
  const conflict = selectConflict(snapshot)
  const written = (field: string, value: unknown) => {
    const text = typeof value === 'string' ? value : ''
    if (field !== 'RelationContactId') return text || '–'
    return names.get(text) ?? (text === '' ? '–' : t('cards.conflict.other'))
  }
  const labelOf = (field: string) => {
    const key = Object.keys(FIELDS).find((one) => one === field) as keyof typeof FIELDS | undefined
    return key ? t(FIELDS[key]) : field
  }
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={() => edit.send({ type: 'CANCEL' })}
      title={t('cards.conflict.title')}
      closeLabel={t('cards.act.close')}
      actions={
        <>
          <Button onClick={() => edit.send({ type: 'TAKE_THEIRS' })}>{t('cards.conflict.theirs')}</Button>
          <Button variant="primary" onClick={() => edit.send({ type: 'MERGE' })}>
            {t('cards.conflict.save')}
          </Button>
        </>
      }
    >
      <p>{t('cards.conflict.text')}</p>
      {conflict?.fields.map(({ field, mine, theirs, side }) => (
        <fieldset key={field} className="mt-4 text-ink">
          <legend className="mb-1.5 font-semibold">{labelOf(field)}</legend>
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
              <span className="min-w-0 break-words">
                {t(`cards.conflict.side.${one}`, { value: written(field, one === 'mine' ? mine : theirs) })}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  )
}

const Leaving = ({ edit }: { edit: RecordEditRef }) => {
  const { t } = useI18n()
  const isAsking = useSelector(edit, selectIsAsking)
  const stay = () => edit.send({ type: 'STAY' })
  return (
    <Dialog
      open={isAsking}
      onClose={stay}
      title={t('cards.leave.title')}
      closeLabel={t('cards.act.close')}
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
