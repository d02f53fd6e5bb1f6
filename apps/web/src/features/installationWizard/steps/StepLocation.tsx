import { LOCATION_CHOICES, type Place } from '@portal/machines'
import { coordinatesOf, countriesIn, countryName, LOCALES, MAX_DEGREES } from '@portal/schemas'
import { useDeferredValue, useRef } from 'react'
import { useI18n } from '../../../app/context.ts'
import { PinMap } from '../../../components/PinMap.tsx'
import { PlaceSearch } from '../../../components/places/PlaceSearch.tsx'
import { ChoiceField } from '../../../components/wizard/ChoiceField.tsx'
import { TextField } from '../../../components/wizard/TextField.tsx'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import type { StepProps } from '../kind.ts'
import { relationOf } from '../mapping.ts'
import { AmountField } from '../parts/AmountField.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { useRelationLocations } from '../reads.ts'

export const StepLocation = ({ wizard }: StepProps) => {
  const { t } = useI18n()
  const answers = wizard.select.answers(useWizardSnapshot(wizard))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChoiceField
        wizard={wizard}
        field="locationChoice"
        legend={t('install.location.choice')}
        cards={LOCATION_CHOICES.map((value) => ({
          value,
          title: t(`install.location.${value}`),
          help: t(`install.location.${value}.help`),
        }))}
      />
      {answers.locationChoice === 'EXISTING' && <Existing wizard={wizard} relationId={relationOf(answers)} />}
      {answers.locationChoice === 'NEW' && <NewLocation wizard={wizard} />}
    </div>
  )
}

const Existing = ({ wizard, relationId }: StepProps & { relationId: string }) => {
  const { t } = useI18n()
  const from = useRelationLocations(relationId)
  if (from.options?.length === 0) return <p className="text-sm text-ink-2">{t('install.location.none')}</p>
  return <SelectField wizard={wizard} field="locationId" label={t('install.location')} from={from} />
}

const NewLocation = ({ wizard }: StepProps) => {
  const { t, language, formats } = useI18n()
  const { latitude, longitude, country } = wizard.select.answers(useWizardSnapshot(wizard))
  // Render only the chosen country at first, because the options of all countries take longer to render than the
  // rest of the step.
  const isDeferred = useDeferredValue(true, false)
  const at = coordinatesOf(latitude, longitude)
  const locale = LOCALES[language]
  const chosen = country === undefined ? [] : [{ code: country, name: countryName(locale, country) }]
  const countries = (isDeferred ? countriesIn(locale) : chosen).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
  const fields = useRef<HTMLDivElement>(null)
  const take = ({ street, city, postalCode, country, latitude: y, longitude: x }: Place) => {
    wizard.send({
      type: 'ANSWER',
      answers: {
        ...(street !== undefined && { street }),
        ...(city !== undefined && { city }),
        ...(postalCode !== undefined && { postalcode: postalCode }),
        ...(country !== undefined && { country }),
        latitude: y,
        longitude: x,
      },
    })
    // Move the focus from the removed search result to the house number, which search results lack.
    fields.current?.querySelector<HTMLElement>('[name=housenumber]')?.focus()
  }
  return (
    <>
      <TextField wizard={wizard} field="name" label={t('install.place')} />
      <PlaceSearch onPlace={take} />
      <div ref={fields} className="grid grid-cols-6 gap-x-3 gap-y-4 sm:gap-x-4">
        <div className="col-span-4 max-[22rem]:col-span-3">
          <TextField
            wizard={wizard}
            field="street"
            label={t('install.street')}
            problems={{ invalid: t('install.street.wrong') }}
          />
        </div>
        <div className="col-span-2 max-[22rem]:col-span-3">
          <TextField
            wizard={wizard}
            field="housenumber"
            label={t('install.housenumber')}
            problems={{ invalid: t('install.characters.wrong', { example: '12/3' }) }}
          />
        </div>
        <div className="col-span-2">
          <TextField
            wizard={wizard}
            field="postalcode"
            label={t('install.postalcode')}
            problems={{ invalid: t('install.postalcode.wrong') }}
          />
        </div>
        <div className="col-span-4">
          <TextField
            wizard={wizard}
            field="city"
            label={t('install.city')}
            problems={{ invalid: t('install.city.wrong') }}
          />
        </div>
        <div className="col-span-3">
          <SelectField
            wizard={wizard}
            field="country"
            label={t('install.country')}
            from={{ options: countries, error: undefined, retry: () => undefined }}
          />
        </div>
        <div className="col-span-3">
          <TextField
            wizard={wizard}
            field="floor"
            label={t('install.floor')}
            problems={{ invalid: t('install.characters.wrong', { example: '2' }) }}
            isOptional
          />
        </div>
      </div>
      <section aria-labelledby="install-pin" className="min-w-0">
        <h2 id="install-pin" className="text-sm font-semibold">
          {t('places.pin')}
        </h2>
        <p className="mb-2 text-xs text-ink-3">{t('places.pin.hint')}</p>
        <PinMap at={at} onPut={(put) => wizard.send({ type: 'ANSWER', answers: put })} />
        <div className="mt-3 grid grid-cols-2 gap-3 sm:gap-4">
          <AmountField
            wizard={wizard}
            field="latitude"
            label={t('install.latitude')}
            problems={{
              required: t('install.degrees.missing'),
              invalid: t('install.degrees.wrong', { most: formats.count(MAX_DEGREES.latitude) }),
            }}
          />
          <AmountField
            wizard={wizard}
            field="longitude"
            label={t('install.longitude')}
            problems={{
              invalid: t('install.degrees.wrong', { most: formats.count(MAX_DEGREES.longitude) }),
            }}
          />
        </div>
      </section>
      <TextField
        wizard={wizard}
        field="description"
        label={t('install.description')}
        hint={t('install.description.hint')}
        isOptional
        isLong
      />
    </>
  )
}
