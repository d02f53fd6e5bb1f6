import { useI18n } from '../../app/context.ts'
import { ReadFailure } from '../../components/ReadFailure.tsx'
import { useContract } from '../../data/contract.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Contract of a charger with its monthly fee. */
export const ContractCard = ({ placementId }: { placementId: string }) => {
  const { t, formats } = useI18n()
  const read = useContract(placementId)
  const { data, error } = read
  return (
    <Card title={t('contract.title')} padded={!data}>
      <ReadFailure read={read} title={t('contract.failed')} />
      {!data && !error && (
        <Loading label={t('shell.loading')}>
          <Skeleton className="h-40" />
        </Loading>
      )}
      {data && (
        <DescriptionList>
          <KeyValue name={t('contract.type')}>
            {data.SubscriptionDescription ?? data.SubscriptionTypeId ?? '–'}
          </KeyValue>
          <KeyValue name={t('contract.number')}>{data.ContractNumber}</KeyValue>
          <KeyValue name={t('contract.start')}>{formats.date(data.StartDate)}</KeyValue>
          <KeyValue name={t('contract.end')}>
            {data.EndDate === undefined ? t('contract.open') : formats.date(data.EndDate)}
          </KeyValue>
          <KeyValue name={t('contract.fee')}>{formats.money(data.SubscriptionFee)}</KeyValue>
          {data.CustomGuestFee !== undefined && data.CustomGuestFee > 0 && (
            <KeyValue name={t('contract.guestFee')}>{formats.money(data.CustomGuestFee)}</KeyValue>
          )}
          <KeyValue name={t('contract.total')}>{formats.money(data.MonthlyFee)}</KeyValue>
        </DescriptionList>
      )}
    </Card>
  )
}
