import { dataOf } from '@portal/machines'
import { formatFilter, genericCalls } from '@portal/schemas'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { Verdict } from '../../components/cardCheck/Verdict.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { useListRelation } from '../../data/listRelation.ts'
import { paths } from '../../data/paths.ts'
import { useChargepointList, useQuery } from '../../data/query.ts'
import { linkedRecord } from '../../data/records.ts'
import type { ReadToken } from '../../services/readers/cards.ts'
import type { Chargers } from '../../services/readers/chargers.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Card } from '../../ui/Card.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { cardFilter, chargersLike } from './search.ts'

const { filtered, one } = genericCalls('token', 'Token')
const LIMIT = 8
const NONE: Chargers = []
const PLACES = { card: paths.card, charger: paths.charger }

interface Choice {
  readonly card: string
  readonly charger: string
}

/** Checks if a card works at a charger now, and shows the price or the reason. The URL holds both ids. */
export const CardCheck = () => {
  const { t } = useI18n()
  const query = new URLSearchParams(useSearch())
  const chosen: Choice = { card: query.get('card') ?? '', charger: query.get('charger') ?? '' }
  const choose = (next: Partial<Choice>) => {
    const both = Object.entries({ ...chosen, ...next }).filter(([, id]) => id !== '')
    navigate(paths.cardCheck(Object.fromEntries(both)), { replace: true })
  }
  return (
    <>
      <ScreenHeader
        title={t('cardCheck.title')}
        context={t('cardCheck.context')}
        breadcrumbs={
          <Breadcrumbs
            label={t('common.breadcrumb')}
            crumbs={[{ label: t('cardCheck.cards'), href: paths.cards() }, { label: t('cardCheck.title') }]}
          />
        }
      />
      <Card className="mb-5">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <CardField chosen={chosen.card} onChoose={(card) => choose({ card })} />
          <ChargerField chosen={chosen.charger} onChoose={(charger) => choose({ charger })} />
        </div>
      </Card>
      {chosen.card !== '' && chosen.charger !== '' ? (
        <Verdict
          key={`${chosen.card} ${chosen.charger}`}
          cardId={chosen.card}
          chargerId={chosen.charger}
          places={PLACES}
        />
      ) : (
        <p className="text-ink-2">{t('cardCheck.choose')}</p>
      )}
    </>
  )
}

interface FieldProps {
  chosen: string
  onChoose: (id: string) => void
}

const nameOf = ({ Number: number, Description, ...card }: ReadToken) =>
  `${number} · ${linkedRecord(card, 'RelationContact')?.Description ?? Description}`

const CardField = ({ chosen, onChoose }: FieldProps) => {
  const { t } = useI18n()
  const relation = useListRelation()
  const [sought, setSought] = useState('')
  const filter = cardFilter(sought)
  const { data, error } = useQuery(filtered, {
    query: {
      relid: relation,
      pagesize: LIMIT,
      orderby: 'Number',
      DataCategories: 'BASIC,STATE',
      Links: 'RelationContact',
      ...(filter && { filter: formatFilter([filter]) }),
    },
  })
  const card = useQuery(
    one,
    chosen === '' ? undefined : { params: { id: chosen }, query: { Links: 'RelationContact' } },
  )
  return (
    <ComboBox
      label={t('cardCheck.card')}
      hint={t('cardCheck.card.hint')}
      error={error && t('cardCheck.card.failed')}
      options={(data?.Data ?? []).map((each) => ({ value: each.Id, label: nameOf(each) }))}
      value={chosen}
      valueLabel={card.data ? nameOf(card.data) : chosen}
      onSearch={setSought}
      isBusy={!data}
      none={t('cardCheck.card.none')}
      onChoose={onChoose}
    />
  )
}

const ChargerField = ({ chosen, onChoose }: FieldProps) => {
  const { t } = useI18n()
  const [sought, setSought] = useState('')
  const { viewState } = useChargepointList()
  const chargers = dataOf(viewState)
  const found = chargersLike(chargers ?? NONE, sought)
  const charger = chargers?.find(({ Id }) => Id === chosen)
  return (
    <ComboBox
      label={t('cardCheck.charger')}
      hint={t('cardCheck.charger.hint')}
      error={viewState.viewState === 'failed' && t('cardCheck.charger.failed')}
      options={found.slice(0, LIMIT).map(({ Id, Description, ChargeBoxIdentifier, LocationDescription }) => ({
        value: Id,
        label: Description,
        detail: [ChargeBoxIdentifier, LocationDescription].filter(Boolean).join(' · '),
      }))}
      value={chosen}
      valueLabel={charger?.Description ?? chosen}
      onSearch={setSought}
      isBusy={!chargers}
      none={t('cardCheck.charger.none')}
      onChoose={onChoose}
    />
  )
}
