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

/** Address search that fills in the fields of the chosen place; renders nothing if no place search is configured. */
export const PlaceSearch = (props: PlaceSearchProps) => useConfig().places && <Search {...props} />

const Search = ({ onPlace }: PlaceSearchProps) => {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const search = usePlaceSearch(text)
  return (
    <div>
      {/*
        Labelled like the fields beside it, because without a label it would look like part of the previous field.
      */}
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
            // Enter would submit the surrounding form.
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
