import { fromAddressPart } from '@portal/schemas'
import { type FocusEvent, useState } from 'react'
import { RecordList } from '../../components/records/RecordList.tsx'
import type { RecordScreen } from '../../components/records/recordScreen.ts'
import { paths } from '../../data/paths.ts'
import { LocationSearch } from './LocationSearch.tsx'
import { PlacesMap } from './PlacesMap.tsx'
import { LOCATIONS, LOCATIONS_CONFIG, MY_LOCATIONS } from './recordScreens/places.ts'

/** Link of a location's row. */
const rowOf = (id: string) =>
  document.querySelector<HTMLElement>(`main a[href="${CSS.escape(paths.netLocation(id))}"]`)

const PlacesList = ({ screen }: { screen: RecordScreen }) => {
  const [chosen, setChosen] = useState<string>()
  const chooseFocused = ({ target }: FocusEvent) => {
    const id = /^\/network\/locations\/([^/]+)$/.exec(target.getAttribute('href') ?? '')?.[1]
    if (id !== undefined) setChosen(fromAddressPart(id))
  }
  return (
    // Row focus and map selection follow each other.
    <div onFocus={chooseFocused}>
      <RecordList
        screen={screen}
        above={<LocationSearch />}
        beside={(rows) => <PlacesMap rows={rows} chosen={chosen} onChoose={(id) => rowOf(id)?.focus()} />}
      />
    </div>
  )
}

/** All locations, in a table with a map beside it. */
export const Locations = () => <PlacesList screen={LOCATIONS} />
/** Locations of the person's relation and those below it. */
export const MyLocations = () => <PlacesList screen={MY_LOCATIONS} />
/** Locations with the facts that each of them lacks. */
export const LocationsConfig = () => <PlacesList screen={LOCATIONS_CONFIG} />
