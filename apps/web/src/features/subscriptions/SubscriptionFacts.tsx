import { splitVat, VAT_RATE } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { linkedRecord } from '../../data/records.ts'
import type { ReadSubscription } from '../../services/readers/cards.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'

/** Details of a subscription. Missing values are dashes, except for an open end. */
export const SubscriptionFacts = ({ subscription }: { subscription: ReadSubscription }) => {
  const { t, formats } = useI18n()
  const nameOf = (link: string) => linkedRecord(subscription, link)?.Description ?? '–'
  const { MonthlyFee, StartDate, EndDate } = subscription
  const isOpen = Boolean(StartDate) && EndDate === undefined
  const { net, vat }: Partial<ReturnType<typeof splitVat>> =
    MonthlyFee === undefined ? {} : splitVat(MonthlyFee)
  return (
    <Card title={t('common.details')} padded={false}>
      <DescriptionList>
        <KeyValue name={t('subscriptions.column.SubscriptionType')}>{nameOf('SubscriptionType')}</KeyValue>
        <KeyValue name={t('subscriptions.column.Relation')}>{nameOf('Relation')}</KeyValue>
        <KeyValue name={t('subscriptions.start')}>{formats.date(StartDate)}</KeyValue>
        <KeyValue name={t('subscriptions.end')}>
          {isOpen ? t('subscriptions.end.open') : formats.date(EndDate)}
        </KeyValue>
        <KeyValue name={t('subscriptions.fee')}>{formats.money(MonthlyFee)}</KeyValue>
        <KeyValue name={t('subscriptions.net')}>{formats.money(net)}</KeyValue>
        <KeyValue name={t('subscriptions.vat', { rate: formats.percent(VAT_RATE) })}>
          {formats.money(vat)}
        </KeyValue>
        <KeyValue name={t('subscriptions.cards')}>{formats.count(subscription.TokenIds.length)}</KeyValue>
        <KeyValue name={t('subscriptions.number')}>{subscription.Id}</KeyValue>
      </DescriptionList>
    </Card>
  )
}
