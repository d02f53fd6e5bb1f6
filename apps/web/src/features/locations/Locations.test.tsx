import { type FoundLocations, type LocationPoint, locationsMachine } from '@portal/machines'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { createActor, fromPromise } from 'xstate'
import { withSkips } from '../../services/readers/read.ts'
import { Locations } from './Locations.tsx'

const stage = vi.hoisted(() => ({ actor: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string, values?: object) => `${key} ${JSON.stringify(values)}` }),
}))
vi.mock('../../data/placeSearch.ts', () => ({
  usePlaceSearch: () => ({ snapshot: { context: { text: '' } } }),
}))
vi.mock('../../components/PointsMap.tsx', () => ({ PointsMap: () => null }))
vi.mock('../../components/ScreenTitle.tsx', () => ({ ScreenTitle: () => null }))
vi.mock('../../components/places/PlaceMessages.tsx', () => ({ PlaceMessages: () => null }))
vi.mock('../../ui/useMediaQuery.ts', () => ({ useMediaQuery: () => true }))
vi.mock('./FilterChips.tsx', () => ({ FilterChips: () => null }))
vi.mock('./ListSheet.tsx', () => ({
  ListSheet: ({ children }: { children: unknown }) => children,
  MAP_ENDS: {},
}))
vi.mock('./LocationList.tsx', () => ({ LocationList: () => null }))
vi.mock('./MapLegend.tsx', () => ({ MapLegend: () => null }))
vi.mock('./OwnPlace.tsx', () => ({ OwnPlaceButton: () => null, OwnPlaceMessage: () => null }))
vi.mock('./wiring.ts', () => ({
  useOwnerOfData: () => 0,
  useFavourites: () => ({ favourites: [], toggle: () => undefined }),
  useLocations: () => stage.actor,
  useOwnPlace: () => ({ place: undefined }),
}))

const POINT: LocationPoint = {
  id: 'L1',
  name: 'Depot',
  address: '',
  city: '',
  latitude: 51,
  longitude: 4,
  isPublished: true,
  counts: { available: 1 },
  connectors: 1,
}

it.each([0, 1])('the locations screen reports skipped locations next to %i readable ones', async (count) => {
  const points = [POINT].slice(0, count)
  const found: FoundLocations = { points: withSkips(points, 2), at: 0 }
  const actor = createActor(
    locationsMachine.provide({ actors: { readPoints: fromPromise(async () => found) } }),
    { input: { isVisible: true } },
  ).start()
  await vi.waitFor(() => expect(actor.getSnapshot().context.found).toBe(found))
  stage.actor = { actor, snapshot: actor.getSnapshot() }
  const html = renderToStaticMarkup(
    <Router ssrPath="/locations">
      <Locations />
    </Router>,
  )
  expect(html).toContain('reads.skipped {&quot;count&quot;:2}')
})
