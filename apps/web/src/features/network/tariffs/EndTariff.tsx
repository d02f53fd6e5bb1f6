import { dayText, endTariff, getTariffUse, localDay, MINUTE_MS } from '@portal/schemas'
import { useI18n, useSystem } from '../../../app/context.ts'
import { EndDateDialog } from '../../../components/records/EndDateDialog.tsx'
import { useQuery } from '../../../data/query.ts'
import { useNow } from '../../../data/useNow.ts'
import type { ReadTariff } from '../../../services/readers/cards.ts'

/** Sets, changes or removes the last day of a tariff. */
export const EndTariff = ({ tariff }: { tariff: ReadTariff }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const params = { id: tariff.Id }
  const { data: use } = useQuery(getTariffUse, { params })
  return (
    <EndDateDialog
      record={tariff}
      label={t('network.tariff.end.do')}
      first={dayText(localDay(useNow(MINUTE_MS)))}
      write={(EndDate, version, options) => {
        const body = { Version: version, ...(EndDate !== undefined && { EndDate }) }
        return bco().call(endTariff, { params, body }, options)
      }}
    >
      {use && (
        <p>
          {t('network.tariff.end.use', {
            chargers: use.ChargePointCount,
            subscriptions: use.Subscriptions,
          })}
        </p>
      )}
      <p>{t('network.tariff.end.text')}</p>
    </EndDateDialog>
  )
}
