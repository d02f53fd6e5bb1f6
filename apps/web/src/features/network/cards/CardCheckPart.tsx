import type { RecordFields } from '@portal/machines'
import { formatFilter, genericCalls } from '@portal/schemas'
import { useState } from 'react'
import { useI18n } from '../../../app/context.ts'
import { Verdict } from '../../../components/cardCheck/Verdict.tsx'
import { paths } from '../../../data/paths.ts'
import { useQuery } from '../../../data/query.ts'
import { Card } from '../../../ui/Card.tsx'
import { ComboBox } from '../../../ui/ComboBox.tsx'

const { filtered } = genericCalls('chargepoint', 'Chargepoint')
const LIMIT = 8
const PLACES = { charger: paths.netCharger }
/** Matches ids of charge points. Unlike most names, they contain three consecutive digits. */
const ID = /\d{3}/

/** Checks if a card works at a charge point now, and shows the reason if not. */
export const CardCheckPart = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const [sought, setSought] = useState('')
  const [charger, setCharger] = useState({ id: '', name: '' })
  const field = ID.test(sought) ? 'ChargeBoxIdentifier' : 'Description'
  const { data, error } = useQuery(filtered, {
    query: {
      pagesize: LIMIT,
      orderby: 'Description',
      DataCategories: 'BASIC',
      ...(sought !== '' && { filter: formatFilter([{ field, operator: 'CO', value: sought }]) }),
    },
  })
  const found = (data?.Data ?? []).map(({ Id, Description, ChargeBoxIdentifier, LocationDescription }) => ({
    value: Id,
    label: Description || Id,
    detail: [ChargeBoxIdentifier, LocationDescription].filter(Boolean).join(' · '),
  }))
  return (
    <>
      <Card className="mb-5">
        <ComboBox
          label={t('cardCheck.charger')}
          hint={t('network.card.check.hint')}
          error={error && t('cardCheck.charger.failed')}
          options={found}
          value={charger.id}
          valueLabel={charger.name}
          onSearch={setSought}
          isBusy={!data}
          none={t('cardCheck.charger.none')}
          onChoose={(id) => setCharger({ id, name: found.find(({ value }) => value === id)?.label ?? id })}
        />
      </Card>
      {charger.id === '' ? (
        <p className="text-ink-2">{t('network.card.check.choose')}</p>
      ) : (
        <Verdict key={charger.id} cardId={String(record['Id'])} chargerId={charger.id} places={PLACES} />
      )}
    </>
  )
}
