import { DISPLAY_STATES } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { chargerState } from '../../data/chargerState.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { ToggleChip } from '../../ui/ToggleChip.tsx'

export interface StateChipsProps {
  /** All of them; undefined until they are there. */
  chargers: readonly ReadCharger[] | undefined
  /** The state that is shown alone; empty for every state. */
  chosen: string
  onChoose: (state: string) => void
}

/** The states that chargers are in, each with their number: one press shows these alone. */
export const StateChips = ({ chargers, chosen, onChoose }: StateChipsProps) => {
  const { t, formats } = useI18n()
  const countOf = (state: string) =>
    (chargers ?? []).filter((charger) => chargerState(charger) === state).length
  return (
    <fieldset className="-mx-4 min-w-0 mb-2 flex gap-2 overflow-x-auto px-4 py-1 whitespace-nowrap *:shrink-0 sm:mx-0 sm:flex-wrap sm:px-0">
      <legend className="sr-only">{t('chargers.state')}</legend>
      <ToggleChip pressed={chosen === ''} onPress={() => onChoose('')}>
        {t('chargers.state.all')} <Count>{chargers && formats.count(chargers.length)}</Count>
      </ToggleChip>
      {DISPLAY_STATES.filter((state) => state === chosen || countOf(state) > 0).map((state) => (
        <ToggleChip
          key={state}
          pressed={state === chosen}
          onPress={() => onChoose(state === chosen ? '' : state)}
        >
          {t(`display.${state}`)} <Count>{formats.count(countOf(state))}</Count>
        </ToggleChip>
      ))}
    </fieldset>
  )
}

const Count = ({ children }: { children: string | undefined }) => (
  <span className="ml-1 font-medium tabular-nums text-ink-3">{children}</span>
)
