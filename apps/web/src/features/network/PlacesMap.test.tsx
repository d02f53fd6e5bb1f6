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
  ['shows the locations that have coordinates', [GENT, NOWHERE], 'network.map.legend 1'],
  ['omits locations at the default coordinates 0/0', [GENT, DEFAULT], 'network.map.legend 1'],
  ['shows the empty text if no location has coordinates', [NOWHERE], 'network.map.none 0'],
  ['shows the empty text if no location is found', [], 'network.map.none 0'],
  ['shows no empty text while the locations load', undefined, 'network.map.legend 0'],
])('the map %s', (_, rows, text) => {
  unmount = mount(
    <PlacesMap
      rows={rows as unknown as readonly AnyRecord[] | undefined}
      chosen={undefined}
      onChoose={() => undefined}
    />,
  )
  expect(document.querySelector('p')?.textContent).toBe(text)
})
