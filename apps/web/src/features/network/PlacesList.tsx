import { fromAddressPart } from '@portal/schemas'
import { type FocusEvent, useState } from 'react'
import { RecordList } from '../../components/records/RecordList.tsx'
import type { RecordScreen } from '../../components/records/recordScreen.ts'
import { paths } from '../../data/paths.ts'
import { LocationSearch } from './LocationSearch.tsx'
import { PlacesMap } from './PlacesMap.tsx'
import { LOCATIONS, LOCATIONS_CONFIG, MY_LOCATIONS } from './recordScreens/places.ts'

const rowOf = (id: string) =>
  document.querySelector<HTMLElement>(`main a[href="${CSS.escape(paths.netLocation(id))}"]`)

const PlacesList = ({ screen }: { screen: RecordScreen }) => {
  const [chosen, setChosen] = useState<string>()
  const chooseFocused = ({ target }: FocusEvent) => {
    const id = /^\/network\/locations\/([^/]+)$/.exec(target.getAttribute('href') ?? '')?.[1]
    if (id !== undefined) setChosen(fromAddressPart(id))
  }
  return (
    // Focusing a row selects its location on the map, and vice versa.
    <div onFocus={chooseFocused}>
      <RecordList
        screen={screen}
        above={<LocationSearch screen={screen} />}
        beside={(rows) => <PlacesMap rows={rows} chosen={chosen} onChoose={(id) => rowOf(id)?.focus()} />}
      />
    </div>
  )
}

export const Locations = () => <PlacesList screen={LOCATIONS} />
export const MyLocations = () => <PlacesList screen={MY_LOCATIONS} />
export const LocationsConfig = () => <PlacesList screen={LOCATIONS_CONFIG} />
