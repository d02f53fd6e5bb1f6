import {
  type ChargerSettingsRef,
  type ConflictSide,
  type SettingConflict,
  selectConflictSides,
  selectSettingConflicts,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { labelOf, shownValue } from './labels.ts'

const SIDES: readonly ConflictSide[] = ['mine', 'theirs']

/** Local and remote values side by side, with a choice for each or for all at once. */
export const Conflicts = ({ settings }: { settings: ChargerSettingsRef }) => {
  const { t } = useI18n()
  const conflicts = useSelector(settings, selectSettingConflicts)
  if (conflicts.length === 0) return <p className="mt-2">{t('settings.conflict.none')}</p>
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => settings.send({ type: 'CHOOSE_ALL', side: 'mine' })}>
          {t('settings.keepMine')}
        </Button>
        <Button size="sm" onClick={() => settings.send({ type: 'CHOOSE_ALL', side: 'theirs' })}>
          {t('settings.takeTheirs')}
        </Button>
      </div>
      {conflicts.map((conflict) => (
        <Choice key={conflict.key} settings={settings} conflict={conflict} />
      ))}
    </>
  )
}

const Choice = ({ settings, conflict }: { settings: ChargerSettingsRef; conflict: SettingConflict }) => {
  const { t } = useI18n()
  const { key } = conflict
  const chosen = useSelector(settings, selectConflictSides)[key]
  return (
    <fieldset className="mt-3">
      <legend className="font-medium text-ink">
        {labelOf(key, t)}
        <span className="font-normal text-ink-2">
          {' · '}
          {t('settings.was', { value: shownValue(conflict.before, t) })}
        </span>
      </legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {SIDES.map((side) => (
          <Option
            key={side}
            name={`side-${key}`}
            label={t(`settings.${side}`)}
            value={shownValue(conflict[side], t)}
            checked={chosen === side}
            onChoose={() => settings.send({ type: 'CHOOSE', key, side })}
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
