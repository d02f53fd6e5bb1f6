import { formatFilter, genericCalls } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { CardView } from '../../components/CardView.tsx'
import { PriceExample } from '../../components/tariff/PriceExample.tsx'
import { useQuery } from '../../data/query.ts'
import type { ReadTariff } from '../../services/readers/cards.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { isPerUnit, tariffLines } from './tariffLines.ts'

const { filtered } = genericCalls('tariff', 'Tariff')

export const TariffCard = ({ code }: { code: string }) => {
  const { t } = useI18n()
  const read = useQuery(
    filtered,
    code
      ? { query: { filter: formatFilter([{ field: 'Code', operator: 'EX', value: code }]), pagesize: 1 } }
      : undefined,
  )
  const none = <p className="px-4.5 pb-4.5 text-ink-2">{t('subscriptions.tariff.none')}</p>
  return (
    <Card title={t('subscriptions.tariff')} note={code} padded={false}>
      {code === '' ? (
        none
      ) : (
        <CardView read={read} failed={t('subscriptions.tariff.failed')} height="h-40">
          {({ Data: [tariff] }) => (tariff ? <TariffLines tariff={tariff} /> : none)}
        </CardView>
      )}
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
