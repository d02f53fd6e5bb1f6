import { type RecordEditRef, type Side, selectConflict, selectIsAsking } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { type FieldSpecs, toldValue } from './specs.ts'

export interface SectionDialogsProps {
  edit: RecordEditRef
  specs: FieldSpecs
  /** Name of the section. */
  title: string
}

/** Questions about a section: which side counts where two people changed it, and whether changes may be lost. */
export const SectionDialogs = (props: SectionDialogsProps) => (
  <>
    <Conflict {...props} />
    <Question {...props} />
  </>
)

const SIDES: readonly Side[] = ['mine', 'theirs']

const Conflict = ({ edit, specs, title }: SectionDialogsProps) => {
  const { t, formats } = useI18n()
  const snapshot = useSelector(edit, (all) => all)
  const shown = selectConflict(snapshot)
  const told = (field: string, value: unknown) => toldValue(specs[field], value, t, formats)
  const others = shown?.others.filter(({ field }) => field in specs) ?? []
  return (
    <Dialog
      open={shown !== undefined}
      onClose={() => edit.send({ type: 'CANCEL' })}
      title={t('chargerAccess.conflict.title', { section: title })}
      closeLabel={t('chargerAccess.conflict.close')}
      actions={
        <>
          <Button onClick={() => edit.send({ type: 'TAKE_THEIRS' })}>
            {t('chargerAccess.conflict.takeTheirs')}
          </Button>
          <Button onClick={() => edit.send({ type: 'KEEP_MINE' })}>
            {t('chargerAccess.conflict.keepMine')}
          </Button>
          <Button variant="primary" onClick={() => edit.send({ type: 'MERGE' })}>
            {t('chargerAccess.conflict.merge')}
          </Button>
        </>
      }
    >
      <p>{t('chargerAccess.conflict.text')}</p>
      {shown?.fields
        .filter(({ field }) => field in specs)
        .map(({ field, mine, theirs, side }) => (
          <fieldset key={field} className="mt-4">
            <legend className="mb-1.5 font-semibold text-ink">{specs[field]?.label}</legend>
            {SIDES.map((one) => (
              <label
                key={one}
                className="flex min-h-9 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11"
              >
                <input
                  type="radio"
                  className="size-4.5 shrink-0 accent-accent"
                  name={`side-${field}`}
                  checked={side === one}
                  onChange={() => edit.send({ type: 'CHOOSE', field, side: one })}
                />
                <span className="min-w-0 break-words text-ink">
                  {t(`chargerAccess.conflict.${one}`, { value: told(field, one === 'mine' ? mine : theirs) })}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      {others.length > 0 && (
        <div className="mt-4">
          <p className="font-semibold text-ink">{t('chargerAccess.conflict.others')}</p>
          <ul className="mt-1 grid gap-1">
            {others.map(({ field, before, after }) => (
              <li key={field} className="break-words">
                {t('chargerAccess.conflict.change', {
                  name: specs[field]?.label ?? field,
                  before: told(field, before),
                  after: told(field, after),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}

const Question = ({ edit, title }: SectionDialogsProps) => {
  const { t } = useI18n()
  const stay = () => edit.send({ type: 'STAY' })
  return (
    <Dialog
      open={useSelector(edit, selectIsAsking)}
      onClose={stay}
      title={t('chargerAccess.leave.title')}
      closeLabel={t('chargerAccess.leave.stay')}
      actions={
        <>
          <Button variant="danger" onClick={() => edit.send({ type: 'DISCARD' })}>
            {t('chargerAccess.leave.discard')}
          </Button>
          <Button variant="primary" onClick={stay}>
            {t('chargerAccess.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('chargerAccess.leave.text', { section: title })}</p>
    </Dialog>
  )
}
