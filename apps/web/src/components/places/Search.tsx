import type { Place } from '@portal/machines'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { usePlaceSearch } from '../../data/placeSearch.ts'
import { Field } from '../../ui/Field.tsx'
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
      {/* Between fields with a label above, one without looks like a part of the one before. */}
      <Field label={t('places.search')}>
        {({ id }) => (
          <SearchInput
            id={id}
            label={t('places.search')}
            placeholder={t('places.placeholder')}
            value={text}
            onSearch={setText}
            clearLabel={t('places.clear')}
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
