import type { RecordFields } from '@portal/machines'
import { MINUTE_MS } from '@portal/schemas'
import { FEE_FIELDS } from '@portal/schemas/entities/subscription'
import { useI18n } from '../../../app/context.ts'
import { FIGURES, NO_VALUE } from '../../../components/lists/figures.ts'
import { figureOf } from '../../../components/records/fieldValue.ts'
import { tariffOf } from '../../../data/records.ts'
import { useNow } from '../../../data/useNow.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import type { Column } from '../../../ui/table.ts'
import { FEE_STATES } from '../badges.ts'
import { ChangeFees } from './ChangeFees.tsx'
import { EndTariff } from './EndTariff.tsx'
import { FeeExamples } from './FeeExamples.tsx'
import { type FeePeriod, periodsOf } from './fees.ts'
import { TariffUse } from './TariffUse.tsx'
import { WithdrawFees } from './WithdrawFees.tsx'

/** Fees of a tariff over time, example sessions with their prices, and the records that use the tariff. */
export const TariffPanel = ({ record }: { record: RecordFields }) => {
  const { t, formats } = useI18n()
  const now = useNow(MINUTE_MS)
  const tariff = tariffOf(record)
  const periods = periodsOf(tariff, now)
  const visiblePeriods = periods.filter(({ state }) => state !== 'past').reverse()
  return (
    <div className="mb-4 grid gap-4">
      <div className="min-w-0">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-base font-semibold tracking-[-0.01em]">{t('network.tariff.fees')}</h2>
          <div className="flex flex-wrap gap-2">
            <ChangeFees tariff={tariff} />
            <EndTariff tariff={tariff} />
          </div>
        </div>
        <DataTable
          caption={t('network.tariff.fees')}
          rows={periods}
          rowKey={({ From }) => From}
          columns={[
            {
              key: 'From',
              header: t('record.From'),
              phone: 'title',
              cell: ({ From }) => formats.dateTime(Date.parse(From)),
            },
            {
              key: 'Until',
              header: t('network.tariff.until'),
              phone: 'detail',
              cell: ({ Until }) => (
                <>
                  <span className="text-ink-3 sm:hidden">
                    {t('network.tariff.until')}
                    {t('common.colon')}
                  </span>
                  {Until === undefined ? NO_VALUE : formats.dateTime(Date.parse(Until))}
                </>
              ),
            },
            {
              key: 'state',
              header: t('network.tariff.state'),
              phone: 'status',
              cell: ({ state, From }) => (
                <span className="inline-flex flex-wrap items-center gap-2">
                  <Badge {...FEE_STATES[state]} label={t(`network.tariff.state.${state}`)} />
                  {state === 'future' && <WithdrawFees tariff={tariff} start={From} />}
                </span>
              ),
            },
            ...FEE_FIELDS.map(
              (field): Column<FeePeriod> => ({
                key: field,
                header: t(`record.${field}`),
                phone: 'detail',
                align: 'end',
                cell: (period) => (
                  <>
                    <span className="text-ink-3 sm:hidden">
                      {t(`record.${field}`)}
                      {t('common.colon')}
                    </span>
                    {FIGURES[figureOf(field)].onScreen(period[field], formats)}
                  </>
                ),
              }),
            ),
          ]}
        />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {visiblePeriods.length > 0 && (
          <Card title={t('network.tariff.examples')}>
            <FeeExamples
              type={tariff.Type}
              columns={visiblePeriods.map((period) => ({
                header:
                  period.state === 'present'
                    ? t('network.tariff.state.present')
                    : t('network.tariff.fromDay', { date: formats.date(Date.parse(period.From)) }),
                fees: period,
              }))}
            />
            <p className="mt-3 text-xs text-ink-3">{t('network.tariff.vat')}</p>
          </Card>
        )}
        <TariffUse tariff={tariff} />
      </div>
    </div>
  )
}
