import {
  CONNECTION_FEE_FROM_HOUR,
  CONNECTION_FEE_UNTIL_HOUR,
  formatFilter,
  genericCalls,
} from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { PriceExample } from '../../components/tariff/PriceExample.tsx'
import { useQuery } from '../../data/query.ts'
import type { ReadCdr, ReadTariff } from '../../services/readers/cards.ts'
import { Button } from '../../ui/Button.tsx'

const cdr = genericCalls('cdr', 'Cdr')
const tariff = genericCalls('tariff', 'Tariff')

/** Number of CDRs to read; usually enough to find the tariff of every active charger. */
const RECORDS = 50
const exactly = (field: string, value: string) => ({ field, operator: 'EX', value }) as const

/**
 * Returns the distinct tariffs of a location's chargers: for each charger, that of its newest CDR with a tariff.
 * `records` must be sorted newest first.
 */
export const tariffsAt = (
  records: readonly Pick<ReadCdr, 'ChargePointId' | 'TariffId'>[],
): readonly string[] => {
  const known = new Map<string, string>()
  for (const { ChargePointId, TariffId } of records)
    if (TariffId && !known.has(ChargePointId)) known.set(ChargePointId, TariffId)
  return [...new Set(known.values())]
}

/** Prices at a location, based on the tariffs of its latest sessions, as in the card check. */
export const LocationPrice = ({ id }: { id: string }) => {
  const { t } = useI18n()
  const records = useQuery(cdr.filtered, {
    query: {
      filter: formatFilter([exactly('LocationId', id), exactly('IsRoaming', 'false')]),
      orderby: 'Start desc',
      pagesize: RECORDS,
    },
  })
  const used = records.data && tariffsAt(records.data.Data)
  const tariffs = useQuery(tariff.filtered, used?.length ? { query: { pagesize: 100 } } : undefined)
  const error = records.error ?? tariffs.error
  const found = tariffs.data?.Data.filter(({ Id }) => used?.includes(Id))
  return (
    <section aria-labelledby="location-price">
      <h3 id="location-price" className="mt-5 mb-1 text-sm font-semibold">
        {t('locations.price')}
      </h3>
      {error && (!records.data || !tariffs.data) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          {t('locations.price.failed')}
          <Button size="sm" onClick={records.error ? records.retry : tariffs.retry}>
            {t('faces.retry')}
          </Button>
        </p>
      )}
      {used?.length === 0 && <p className="text-sm text-ink-2">{t('locations.price.none')}</p>}
      {found?.map((each) => (
        <Fees key={each.Id} tariff={each} />
      ))}
    </section>
  )
}

const Fees = ({ tariff }: { tariff: ReadTariff }) => {
  const { t, formats } = useI18n()
  const { Description, StartFee, KwhFee, ConnectionFee, ParkingFee, DayMaximum } = tariff
  const isCharged = (fee: number | undefined) => fee !== 0
  return (
    <div className="mt-1 text-sm tabular-nums">
      <p>
        <span className="text-base font-semibold">{formats.unitPrice(KwhFee)}</span>
        {KwhFee !== undefined && (
          <span className="text-ink-2"> {t('locations.price.kwh', { tariff: Description })}</span>
        )}
      </p>
      <div className="text-xs text-ink-2">
        {isCharged(StartFee) && <p>{t('locations.price.start', { price: formats.money(StartFee) })}</p>}
        {isCharged(ConnectionFee) && (
          <p>
            {t('locations.price.connection', {
              price: formats.unitPrice(ConnectionFee),
              from: CONNECTION_FEE_FROM_HOUR,
              until: CONNECTION_FEE_UNTIL_HOUR,
            })}
          </p>
        )}
        {isCharged(ParkingFee) && (
          <p>{t('locations.price.parking', { price: formats.unitPrice(ParkingFee) })}</p>
        )}
        {isCharged(DayMaximum) && (
          <p>{t('locations.price.dayMaximum', { price: formats.money(DayMaximum) })}</p>
        )}
      </div>
      <PriceExample tariff={tariff} className="mt-2 rounded-control bg-sunken px-3 py-2.5" />
    </div>
  )
}
