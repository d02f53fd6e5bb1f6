import type { LocationPoint } from '@portal/machines'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { FilterChips } from './FilterChips.tsx'
import { LOCATION_FILTERS, type LocationFilter, viewFromSearch } from './view.ts'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
const { t, ...texts } = createTexts('en', await loadAllTexts('en'))
stage.i18n = { t, ...texts, formats: createFormats('en') }

const POINT: LocationPoint = {
  id: 'L1',
  name: 'Depot Gent',
  address: 'Lindelaan 124',
  city: 'Gent',
  latitude: 51,
  longitude: 3.7,
  isPublished: true,
  counts: { available: 1 },
  connectors: 1,
}
const drawn = (points: readonly LocationPoint[] | undefined, filters: readonly LocationFilter[] = []) =>
  renderToStaticMarkup(
    <FilterChips
      view={{ ...viewFromSearch(new URLSearchParams()), filters }}
      points={points}
      onChange={() => undefined}
    />,
  )
const chips = (markup: string) => markup.split('<button').length - 1

it('the filter chips reserve space for all filters while loading, then offer those that the server supports', () => {
  expect(chips(drawn(undefined))).toBe(LOCATION_FILTERS.length)
  expect(drawn([POINT])).not.toContain(t('locations.filter.ac'))
  expect(drawn([{ ...POINT, power: { maxKw: 22, hasAc: true, hasDc: false } }])).toContain(
    t('locations.filter.ac'),
  )
})

it('the filter chips offer no filters without locations, but let the user remove an active filter', () => {
  expect(drawn([])).toBe('')
  expect(chips(drawn([], ['free']))).toBe(1)
})
