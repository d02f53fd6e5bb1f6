import { splitVat, VAT_RATE } from '@portal/schemas'
import type { Subscription } from '@portal/schemas/contract'
import { useI18n } from '../../app/context.ts'
import { linkedRecord } from '../../data/links.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'

/** What is on record of a subscription; what it does not have is a dash. */
export const SubscriptionFacts = ({ subscription }: { subscription: Subscription }) => {
  const { t, formats } = useI18n()
  const nameOf = (link: string) => linkedRecord(subscription, link)?.Description ?? '–'
  const { net, vat } = splitVat(subscription.MonthlyFee)
  return (
    <Card title={t('subscriptions.details')} padded={false}>
      <DescriptionList>
        <KeyValue name={t('subscriptions.column.SubscriptionType')}>{nameOf('SubscriptionType')}</KeyValue>
        <KeyValue name={t('subscriptions.column.Relation')}>{nameOf('Relation')}</KeyValue>
        <KeyValue name={t('subscriptions.start')}>
          {formats.date(Date.parse(subscription.StartDate))}
        </KeyValue>
        <KeyValue name={t('subscriptions.end')}>
          {formats.date(Date.parse(subscription.EndDate ?? ''))}
        </KeyValue>
        <KeyValue name={t('subscriptions.fee')}>{formats.money(subscription.MonthlyFee)}</KeyValue>
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
