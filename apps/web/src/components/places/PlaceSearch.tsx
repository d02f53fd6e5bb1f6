import type { Place } from '@portal/machines'
import { useState } from 'react'
import { useConfig, useI18n } from '../../app/context.ts'
import { usePlaceSearch } from '../../data/placeSearch.ts'
import { Field } from '../../ui/Field.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { PlaceMessages } from './PlaceMessages.tsx'

export interface PlaceSearchProps {
  onPlace: (place: Place) => void
}

/** A search for an address, whose fields the chosen place fills in; nothing where no search for places is configured. */
export const PlaceSearch = (props: PlaceSearchProps) => useConfig().places && <Search {...props} />

const Search = ({ onPlace }: PlaceSearchProps) => {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const search = usePlaceSearch(text)
  return (
    <div>
      {/* Between fields with a label above, one without looks like a part of the one before. */}
      <Field label={t('places.search')}>
        {({ id }) => (
          <SearchInput
            id={id}
            label={t('places.search')}
            placeholder={t('places.placeholder')}
            value={text}
            onSearch={setText}
            clearLabel={t('common.clearSearch')}
            autoComplete="off"
            // Enter would send the form around it.
            onKeyDownCapture={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
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
