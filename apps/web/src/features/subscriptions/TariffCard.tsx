import { formatFilter, genericRoutes } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { FailedRead } from '../../components/FailedRead.tsx'
import { PriceExample } from '../../components/tariff/PriceExample.tsx'
import { useOperation } from '../../data/reads.ts'
import type { ReadTariff } from '../../services/readers/cards.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { isPerUnit, tariffLines } from './tariffLines.ts'

const { filtered } = genericRoutes('tariff', 'Tariff')

/** What charging costs with a subscription: the fees of its tariff. Without a code nothing is asked. */
export const TariffCard = ({ code }: { code: string }) => {
  const { t } = useI18n()
  const { data, error, retry } = useOperation(
    filtered,
    code
      ? { query: { filter: formatFilter([{ field: 'Code', operator: 'EX', value: code }]), pagesize: 1 } }
      : undefined,
  )
  const tariff = data?.Data[0]
  const isWaiting = code !== '' && !data && !error
  return (
    <Card title={t('subscriptions.tariff')} note={code} padded={false}>
      {isWaiting && (
        <div className="px-4.5 pb-4.5">
          <Loading label={t('shell.loading')}>
            <Skeleton className="h-40" />
          </Loading>
        </div>
      )}
      {!data && error && (
        <FailedRead title={t('subscriptions.tariff.failed')} failure={error} onRetry={retry} />
      )}
      {!isWaiting && !error && !tariff && (
        <p className="px-4.5 pb-4.5 text-ink-2">{t('subscriptions.tariff.none')}</p>
      )}
      {tariff && <TariffLines tariff={tariff} />}
    </Card>
  )
}

const TariffLines = ({ tariff }: { tariff: ReadTariff }) => {
  const { t, formats } = useI18n()
  return (
    <>
      <DescriptionList>
        {tariffLines(tariff).map((line) => (
          <KeyValue
            key={line.type}
            name={
              <span>
                {t(`subscriptions.tariff.${line.type}`)}
                <span className="block text-xs">
                  {line.type === 'connection'
                    ? t('subscriptions.tariff.connection.when', { from: line.from, until: line.until })
                    : t(`subscriptions.tariff.${line.type}.when`)}
                </span>
              </span>
            }
          >
            {isPerUnit(line) ? formats.unitPrice(line.price) : formats.money(line.price)}
          </KeyValue>
        ))}
      </DescriptionList>
      <PriceExample tariff={tariff} />
      <p className="border-t border-line px-4.5 py-3 text-xs text-ink-3">{t('subscriptions.tariff.vat')}</p>
    </>
  )
}
