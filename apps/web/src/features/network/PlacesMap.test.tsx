// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { PointsMapProps } from '../../components/PointsMap.tsx'
import type { AnyRecord } from '../../services/readers/anyRecord.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { PlacesMap } from './PlacesMap.tsx'

vi.mock('../../app/context.ts', () => ({ useI18n: () => ({ t: (key: string) => key }) }))
vi.mock('../../components/PointsMap.tsx', () => ({
  PointsMap: ({ words, target }: PointsMapProps) => (
    <p>
      {words.legend} {target.places.length}
    </p>
  ),
}))

const GENT = { Id: 'L1', Latitude: 51, Longitude: 3.7, ConnectorCount: 2, ConnectorsAvailable: 1 }
const DEFAULT = { Id: 'L3', Latitude: 0, Longitude: 0, ConnectorCount: 2, ConnectorsAvailable: 1 }
const NOWHERE = { Id: 'L2', ConnectorCount: 2, ConnectorsAvailable: 1 }

let unmount: (() => void) | undefined
afterEach(() => unmount?.())

it.each([
  ['goes where its locations are', [GENT, NOWHERE], 'network.map.legend 1'],
  ['leaves out the default coordinates 0/0', [GENT, DEFAULT], 'network.map.legend 1'],
  ['says that there are none to show', [NOWHERE], 'network.map.none 0'],
  ['says so where nothing was found', [], 'network.map.none 0'],
  ['says nothing of that while they are read', undefined, 'network.map.legend 0'],
])('the map %s', (_, rows, said) => {
  unmount = mount(
    <PlacesMap
      rows={rows as unknown as readonly AnyRecord[] | undefined}
      chosen={undefined}
      onChoose={() => undefined}
    />,
  )
  expect(document.querySelector('p')?.textContent).toBe(said)
})
