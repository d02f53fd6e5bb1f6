import { type Place, type RecordEditRef, selectFieldValue } from '@portal/machines'
import { coordinatesOf } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { PinMap } from '../../components/PinMap.tsx'
import { PlaceSearch } from '../../components/places/PlaceSearch.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceOf, type ChoiceProps, DegreesField, LineField } from './fields.tsx'

/** Address with a map pin. A place search can fill in both. */
export const PlaceOnMap = ({
  edit,
  countries,
}: {
  edit: RecordEditRef
  countries: ChoiceProps['options']
}) => {
  const { t } = useI18n()
  const latitude = useSelector(edit, (snapshot) => selectFieldValue(snapshot, 'Latitude'))
  const longitude = useSelector(edit, (snapshot) => selectFieldValue(snapshot, 'Longitude'))
  const at = coordinatesOf(latitude, longitude)
  const fill = (fields: Readonly<Record<string, unknown>>) => {
    for (const [field, value] of Object.entries(fields))
      if (value !== undefined) edit.send({ type: 'CHANGE', field, value })
  }
  const take = ({ street, city, postalCode, country, ...found }: Place) =>
    fill({
      Street: street,
      PostalCode: postalCode,
      City: city,
      Country: country,
      Latitude: found.latitude,
      Longitude: found.longitude,
    })
  return (
    <Card title={t('locationEditor.place')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PlaceSearch onPlace={take} />
        <div className="grid grid-cols-6 gap-x-3 gap-y-4 sm:gap-x-4 *:col-span-6 sm:*:odd:col-span-4 sm:*:even:col-span-2">
          <LineField edit={edit} name="Street" />
          <LineField edit={edit} name="HouseNumber" />
          <LineField edit={edit} name="City" />
          <LineField edit={edit} name="PostalCode" />
          <LineField edit={edit} name="County" isOptional />
          <LineField edit={edit} name="Floor" isOptional />
          <ChoiceOf edit={edit} name="Country" options={countries} />
        </div>
        <section aria-labelledby="location-pin" className="min-w-0">
          <h3 id="location-pin" className="text-sm font-semibold">
            {t('places.pin')}
          </h3>
          <p className="mb-2 text-xs text-ink-3">{t('places.pin.hint')}</p>
          <PinMap at={at} onPut={(put) => fill({ Latitude: put.latitude, Longitude: put.longitude })} />
          <div className="mt-3 grid grid-cols-2 gap-3 sm:gap-4">
            <DegreesField edit={edit} name="Latitude" />
            <DegreesField edit={edit} name="Longitude" />
          </div>
        </section>
      </div>
    </Card>
  )
}
