import type { Place } from '@portal/machines'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { usePlaceSearch } from '../../data/placeSearch.ts'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { PlaceMessages } from './PlaceMessages.tsx'

export interface SearchProps {
  onPlace: (place: Place) => void
}

/** The field of the search and what it finds. */
export const Search = ({ onPlace }: SearchProps) => {
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
