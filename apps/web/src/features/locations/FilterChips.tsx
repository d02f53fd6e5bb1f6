import type { LocationPoint } from '@portal/machines'
import { useI18n } from '../../app/context.ts'
import { FilterChip } from '../../ui/FilterChip.tsx'
import { ToggleChip } from '../../ui/ToggleChip.tsx'
import { FAST_KW, LOCATION_FILTERS, type LocationFilter, type LocationsView } from './view.ts'

/** Filters that need the power, which a server without location points does not return. */
const NEEDS_POWER: readonly LocationFilter[] = ['fast', 'ac', 'dc']

export interface FilterChipsProps {
  view: LocationsView
  /** Undefined until the first response. Space is reserved for every filter until then. */
  points: readonly LocationPoint[] | undefined
  onChange: (change: Pick<Partial<LocationsView>, 'filters' | 'near'>) => void
}

/** Toggles for the filters of the map and the list, and a chip that removes the searched place. */
export const FilterChips = ({ view, points, onChange }: FilterChipsProps) => {
  const { t, formats } = useI18n()
  const { filters, near } = view
  const knowsPower = !points || points.some(({ power }) => power !== undefined)
  // If there are no locations, show only active filters, so the user can remove them.
  const isEmpty = points?.length === 0
  const offered = LOCATION_FILTERS.filter(
    (filter) => filters.includes(filter) || (!isEmpty && (knowsPower || !NEEDS_POWER.includes(filter))),
  )
  const wordOf = (filter: LocationFilter) =>
    filter === 'fast'
      ? t('locations.filter.fast', { power: formats.maxPower(FAST_KW) })
      : t(`locations.filter.${filter}`)
  return (
    <>
      {near && (
        <p className="mt-3">
          <FilterChip
            field=""
            value={t('locations.near', { name: near.name })}
            removeLabel={t('locations.near.remove', { name: near.name })}
            onRemove={() => onChange({ near: undefined })}
          />
        </p>
      )}
      {offered.length > 0 && (
        // Scrolls sideways on a narrow screen, but wraps on a wide one, because a mouse cannot swipe.
        <fieldset className="-mx-4 mt-3 flex gap-2 px-4 py-1 whitespace-nowrap *:shrink-0 max-md:overflow-x-auto max-md:[mask-image:linear-gradient(to_right,transparent,#000_1rem,#000_calc(100%-1.5rem),transparent)] md:flex-wrap">
          <legend className="sr-only">{t('locations.filters')}</legend>
          {offered.map((filter) => {
            const isOn = filters.includes(filter)
            return (
              <ToggleChip
                key={filter}
                pressed={isOn}
                onPress={() =>
                  onChange({
                    filters: LOCATION_FILTERS.filter((one) =>
                      one === filter ? !isOn : filters.includes(one),
                    ),
                  })
                }
              >
                {wordOf(filter)}
              </ToggleChip>
            )
          })}
        </fieldset>
      )}
    </>
  )
}
