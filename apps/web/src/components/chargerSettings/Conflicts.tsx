import type { RecordConflict, RecordEditRef, Side } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Differences } from './Differences.tsx'
import { isEditable } from './fields.ts'
import { labelOf, settingText } from './labels.ts'

const SIDES: readonly Side[] = ['mine', 'theirs']

export interface ConflictsProps {
  edit: RecordEditRef
  conflict: RecordConflict
}

/** Local and remote values side by side, with a choice for each or for all. */
export const Conflicts = ({ edit, conflict: { fields, others } }: ConflictsProps) => {
  const { t } = useI18n()
  const record = useSelector(edit, ({ context }) => context.record)
  const editable = others.filter(({ field }) => record && isEditable(record, field))
  const chooseAll = (side: Side) => {
    for (const { field } of fields) edit.send({ type: 'CHOOSE', field, side })
  }
  return (
    <>
      <p>{t('settings.conflict.text')}</p>
      {fields.length === 0 ? (
        <p className="mt-2">{t('settings.conflict.none')}</p>
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => chooseAll('mine')}>
            {t('settings.keepMine')}
          </Button>
          <Button size="sm" onClick={() => chooseAll('theirs')}>
            {t('settings.takeTheirs')}
          </Button>
        </div>
      )}
      {fields.map((one) => (
        <Choice key={one.field} edit={edit} conflict={one} />
      ))}
      {editable.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold text-ink">{t('settings.conflict.theirsOnly')}</h3>
          <Differences changes={editable} />
        </>
      )}
    </>
  )
}

interface ChoiceProps {
  edit: RecordEditRef
  conflict: RecordConflict['fields'][number]
}

const Choice = ({ edit, conflict }: ChoiceProps) => {
  const { t } = useI18n()
  const { field } = conflict
  const before = useSelector(edit, ({ context }) => context.record?.[field])
  // Undefined until the user chooses, because neither side is preselected.
  const chosen = useSelector(edit, ({ context }) => context.sides[field])
  return (
    <fieldset className="mt-3">
      <legend className="font-medium text-ink">
        {labelOf(field, t)}
        <span className="font-normal text-ink-2">
          {' · '}
          {t('settings.was', { value: settingText(String(before ?? ''), t) })}
        </span>
      </legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {SIDES.map((side) => (
          <Option
            key={side}
            name={`side-${field}`}
            label={t(`settings.${side}`)}
            value={settingText(String(conflict[side] ?? ''), t)}
            checked={chosen === side}
            onChoose={() => edit.send({ type: 'CHOOSE', field, side })}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface OptionProps {
  name: string
  label: string
  value: string
  checked: boolean
  onChoose: () => void
}

const Option = ({ name, label, value, checked, onChoose }: OptionProps) => (
  <label className="grid min-h-11 min-w-0 grow basis-32 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-2.5 rounded-control border border-line-control px-3 py-1.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent">
    <input type="radio" name={name} className="row-span-2 tick" checked={checked} onChange={onChoose} />
    <span className="text-xs">{label}</span>
    <span className="font-semibold break-all text-ink">{value}</span>
  </label>
)
