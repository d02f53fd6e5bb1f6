import { useI18n } from '../../app/context.ts'
import { TariffCell } from '../../components/records/TariffCell.tsx'
import { TERM_STATUS } from '../../components/records/valueBadges.ts'
import { SubscriptionWork } from '../../components/subscriptions/SubscriptionWork.tsx'
import { paths } from '../../data/paths.ts'
import { linkedRecord } from '../../data/records.ts'
import type { ReadSubscription } from '../../services/readers/cards.ts'
import { toldBy } from '../../texts/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { lookOf } from '../../ui/statusLook.ts'
import { TextLink } from '../../ui/TextLink.tsx'

export const SubscriptionCard = ({ subscription }: { subscription: ReadSubscription }) => {
  const { t, formats } = useI18n()
  const { Id, Description, Status, SubscriptionTypeId, TariffCode, StartDate, EndDate } = subscription
  return (
    <Card
      level={3}
      padded={false}
      title={<TextLink href={paths.netSubscription(Id)}>{Description || Id}</TextLink>}
      action={
        <Badge
          {...lookOf(TERM_STATUS, Status)}
          label={toldBy(t)(Status, (status) => t(`record.subscription.Status.${status}`))}
        />
      }
    >
      <DescriptionList inColumns>
        <KeyValue name={t('record.SubscriptionTypeId')}>
          <TextLink href={paths.netSubscriptionType(SubscriptionTypeId)}>
            {linkedRecord(subscription, 'SubscriptionType')?.Description ?? SubscriptionTypeId}
          </TextLink>
        </KeyValue>
        <KeyValue name={t('record.subscription.TariffCode')}>
          <TariffCell value={TariffCode} />
        </KeyValue>
        <KeyValue name={t('record.MonthlyFee')}>{formats.money(subscription.MonthlyFee)}</KeyValue>
        <KeyValue name={t('record.StartDate')}>{formats.date(StartDate)}</KeyValue>
        <KeyValue name={t('record.EndDate')}>
          {EndDate === undefined ? t('admin.relations.endless') : formats.date(EndDate)}
        </KeyValue>
      </DescriptionList>
      <div className="border-t border-line px-4.5 py-4">
        <SubscriptionWork subscription={subscription} level={4} />
      </div>
    </Card>
  )
}
