import { bestStatus, type CardProblem, cardProblems, MINUTE_MS } from '@portal/schemas'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { connectorStatusValue } from '../../data/chargerState.ts'
import { entryOf } from '../../data/entry.ts'
import { useChargepoint } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { QueryView } from '../QueryView.tsx'
import { RecordLoading } from '../RecordView.tsx'
import { PriceExample } from '../tariff/PriceExample.tsx'
import { type Facts, useFacts } from './useFacts.ts'

/** Paths of the linked records. The screen of a card omits `card`. */
interface Places {
  readonly card?: (id: string) => string
  readonly charger: (id: string) => string
}

export interface VerdictProps {
  cardId: string
  chargerId: string
  places: Places
}

/** Shows whether a card can charge at a charger, by the same rules as a remote start. */
export const Verdict = ({ cardId, chargerId, places }: VerdictProps) => {
  const { t } = useI18n()
  const charger = useChargepoint(chargerId)
  return (
    <QueryView entry={charger} loading={<RecordLoading />} failed={t('cardCheck.failed')}>
      {(loaded) => <Answer cardId={cardId} charger={loaded} places={places} />}
    </QueryView>
  )
}

interface AnswerProps {
  cardId: string
  charger: ReadCharger
  places: Places
}

const Answer = ({ cardId, charger, places }: AnswerProps) => {
  const { t } = useI18n()
  const read = useFacts(cardId, charger)
  return (
    <QueryView entry={entryOf(read)} loading={<RecordLoading />} failed={t('cardCheck.failed')}>
      {(facts) => <PairVerdict facts={facts} charger={charger} places={places} />}
    </QueryView>
  )
}

interface PairVerdictProps {
  facts: Facts
  charger: ReadCharger
  places: Places
}

const PairVerdict = ({ facts, charger, places }: PairVerdictProps) => {
  const { t, valueText } = useI18n()
  const now = useNow(MINUTE_MS)
  const status = bestStatus(charger.Connectors.map(({ Status }) => Status))
  const problems = cardProblems(facts.cardFacts, facts.place, status, now)
  const connector = charger.Connectors.find(({ Status }) => Status === status)
  const titleOf = (problem: CardProblem) =>
    problem === 'STATUS_UNKNOWN'
      ? t('cardCheck.problem.STATUS_UNKNOWN', {
          status: valueText(connector ? connectorStatusValue(connector) : status, () => t('status.UNKNOWN')),
        })
      : t(`cardCheck.problem.${problem}`)
  const isYes = problems.length === 0
  const Icon = isYes ? CircleCheck : CircleAlert
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <Card>
        <div role="status" className="flex items-start gap-3">
          <Icon size={28} className={classes('shrink-0', isYes ? 'text-ok' : 'text-err')} />
          <div className="min-w-0">
            <h2 className="text-lg font-semibold">{t(isYes ? 'cardCheck.yes' : 'cardCheck.no')}</h2>
            <p className="mt-0.5 text-sm text-ink-2">
              {t('cardCheck.pair', { card: facts.card.Number, charger: charger.Description })}
            </p>
          </div>
        </div>
        {!isYes && (
          <ol className="mt-4 grid gap-3" aria-label={t('cardCheck.reasons')}>
            {problems.map((problem) => (
              <Reason key={problem} title={titleOf(problem)} next={t(`cardCheck.problem.${problem}.next`)} />
            ))}
          </ol>
        )}
        <Notes facts={facts} />
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3.5 text-sm">
          {places.card && <TextLink href={places.card(facts.card.Id)}>{t('cardCheck.toCard')}</TextLink>}
          <TextLink href={places.charger(charger.Id)}>{t('cardCheck.toCharger')}</TextLink>
        </p>
      </Card>
      <Price facts={facts} />
    </div>
  )
}

const Reason = ({ title, next }: { title: string; next: string }) => (
  <li className="border-l-3 border-err/50 pl-3">
    <p className="font-semibold">{title}</p>
    <p className="text-sm text-ink-2">{next}</p>
  </li>
)

/** Facts that do not affect the verdict. */
const Notes = ({ facts: { cardFacts, place } }: { facts: Facts }) => {
  const { t } = useI18n()
  // A guest card belongs to another relation and is not in the whitelist group of the charger.
  const isGuest = cardFacts.relationId !== place.relationId && place.takesGuests && !place.isInGroup
  const notes = [
    ...(cardFacts.subscription ? [] : (['cardCheck.note.noSubscription'] as const)),
    ...(isGuest ? (['cardCheck.note.guest'] as const) : []),
  ]
  if (notes.length === 0) return null
  return (
    <ul className="mt-4 grid gap-2 text-sm text-ink-2">
      {notes.map((note) => (
        <li key={note} className="flex gap-2">
          <Info size={16} className="mt-0.5 shrink-0" />
          {t(note)}
        </li>
      ))}
    </ul>
  )
}

const Price = ({ facts: { tariff } }: { facts: Facts }) => {
  const { t, formats } = useI18n()
  return (
    <Card title={t('cardCheck.price')} padded={false}>
      {tariff ? (
        <>
          <p className="px-4.5 pb-3.5">
            <span className="text-xl font-semibold tabular-nums">{formats.unitPrice(tariff.KwhFee)}</span>
            {tariff.KwhFee !== undefined && (
              <span className="text-sm text-ink-2">
                {' '}
                {t('cardCheck.perKwh', { tariff: tariff.Description })}
              </span>
            )}
          </p>
          <PriceExample tariff={tariff} />
        </>
      ) : (
        <p className="px-4.5 pb-4.5 text-ink-2">{t('cardCheck.price.none')}</p>
      )}
    </Card>
  )
}
