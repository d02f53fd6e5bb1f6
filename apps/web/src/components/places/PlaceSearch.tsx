import type { Place } from '@portal/machines'
import { useState } from 'react'
import { useConfig, useI18n } from '../../app/context.ts'
import { usePlaceSearch } from '../../data/placeSearch.ts'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { PlaceMessages } from './PlaceMessages.tsx'

/** A search for an address, whose fields the chosen place fills in; nothing where no search for places is configured. */
export const PlaceSearch = ({ onPlace }: { onPlace: (place: Place) => void }) => {
  const { places } = useConfig()
  return places ? <Search onPlace={onPlace} /> : null
}

const Search = ({ onPlace }: { onPlace: (place: Place) => void }) => {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const search = usePlaceSearch(text)
  return (
    <div>
      <SearchInput
        label={t('places.search')}
        placeholder={t('places.placeholder')}
        value={text}
        onSearch={setText}
        clearLabel={t('places.clear')}
        autoComplete="off"
        // Enter would send the form around it.
        onKeyDownCapture={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <PlaceMessages
        {...search}
        onPlace={(place) => {
          setText('')
          onPlace(place)
        }}
      />
    </div>
  )
}
