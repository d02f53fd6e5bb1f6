import { DISPLAY_STATES } from '@portal/schemas'
import { useLocation, useSearch } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { chargerState } from '../../data/chargerState.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { ChipLink, ChipLinks } from '../../ui/ChipLinks.tsx'

export interface StateChipsProps {
  /** Undefined while loading. */
  chargers: readonly ReadCharger[] | undefined
  /** Selected state; empty if all states are selected. */
  chosen: string
  onChoose: (state: string) => void
}

/** States of the chargers with their counts. Choosing one filters the list. */
export const StateChips = ({ chargers, chosen, onChoose }: StateChipsProps) => {
  const { t, formats } = useI18n()
  const search = useSearch()
  const [pathname] = useLocation()
  const countOf = (state: string) =>
    (chargers ?? []).filter((charger) => chargerState(charger) === state).length
  /** Returns the URL of the list's first page, filtered by one state. */
  const addressOf = (state: string) => {
    const query = new URLSearchParams(search)
    query.delete('page')
    if (state === '') query.delete('state')
    else query.set('state', state)
    return `${pathname}${query.size > 0 ? `?${query}` : ''}`
  }
  const chip = (state: string, word: string, count: number | undefined) => (
    <ChipLink
      key={state}
      href={addressOf(state)}
      isCurrent={state === chosen}
      // Remember the filter for the next visit to the list.
      onShow={() => onChoose(state)}
    >
      {word} <Count>{count === undefined ? undefined : formats.count(count)}</Count>
    </ChipLink>
  )
  return (
    <div className="-mx-4 mb-2 overflow-x-auto px-4 py-1 whitespace-nowrap sm:mx-0 sm:px-0 max-sm:[&_ul]:flex-nowrap">
      <ChipLinks label={t('chargers.state')}>
        {chip('', t('chargers.state.all'), chargers?.length)}
        {DISPLAY_STATES.filter((state) => state === chosen || countOf(state) > 0).map((state) =>
          chip(state, t(`display.${state}`), countOf(state)),
        )}
      </ChipLinks>
    </div>
  )
}

const Count = ({ children }: { children: string | undefined }) => (
  <span className="font-medium tabular-nums text-ink-3">{children}</span>
)
