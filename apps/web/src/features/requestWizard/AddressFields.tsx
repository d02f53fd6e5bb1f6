import { useRef } from 'react'
import { useI18n } from '../../app/context.ts'
import { PlaceSearch } from '../../components/places/PlaceSearch.tsx'
import { TextField } from '../../components/wizard/TextField.tsx'
import { zipCodeOf } from './adapters.ts'
import type { RequestStepProps } from './look.ts'

/** An address in three fields, with a search that fills them in. Street and house number share a field. */
export const AddressFields = ({ wizard, of }: RequestStepProps & { of: 'invoice' | 'delivery' }) => {
  const { t } = useI18n()
  const fields = useRef<HTMLDivElement>(null)
  const [address, zipCode, city] = [`${of}Address`, `${of}ZipCode`, `${of}City`] as const
  return (
    <div ref={fields} className="grid gap-4">
      <PlaceSearch
        onPlace={(place) => {
          wizard.send({
            type: 'ANSWER',
            answers: {
              [address]: place.street === undefined ? '' : `${place.street} `,
              [zipCode]: zipCodeOf(place.postalCode ?? ''),
              [city]: place.city ?? '',
            },
          })
          fields.current?.querySelector<HTMLElement>(`[name="${address}"]`)?.focus()
        }}
      />
      <TextField
        wizard={wizard}
        field={address}
        label={t(`requestWizard.field.${address}`)}
        problems={{ invalid: t('requestWizard.address.invalid') }}
        autoComplete="street-address"
      />
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField
          wizard={wizard}
          field={zipCode}
          label={t(`requestWizard.field.${zipCode}`)}
          problems={{ invalid: t('requestWizard.zip.invalid') }}
          autoComplete="postal-code"
        />
        <TextField
          wizard={wizard}
          field={city}
          label={t(`requestWizard.field.${city}`)}
          problems={{ invalid: t('requestWizard.city.invalid') }}
          autoComplete="address-level2"
        />
      </div>
    </div>
  )
}
