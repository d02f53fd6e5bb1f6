import { useI18n } from '../../app/context.ts'
import { useContract } from '../../data/contract.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { CardView } from '../CardView.tsx'

export interface ContractCardProps {
  placementId: string
  /** Path of a subscription type, for users who may open it. */
  typePath?: (id: string) => string
}

export const ContractCard = ({ placementId, typePath }: ContractCardProps) => {
  const { t, formats } = useI18n()
  const read = useContract(placementId)
  return (
    <Card title={t('contract.title')} padded={false} className="@container">
      <CardView read={read} failed={t('contract.failed')} height="h-40">
        {({ SubscriptionTypeId: typeId, SubscriptionDescription: type = typeId, ...contract }) => (
          <DescriptionList inColumns>
            <KeyValue name={t('contract.type')}>
              {typePath && typeId !== undefined ? (
                <TextLink href={typePath(typeId)}>{type}</TextLink>
              ) : (
                (type ?? '–')
              )}
            </KeyValue>
            <KeyValue name={t('contract.number')}>{contract.ContractNumber || '–'}</KeyValue>
            <KeyValue name={t('contract.start')}>{formats.date(contract.StartDate)}</KeyValue>
            <KeyValue name={t('contract.end')}>
              {contract.EndDate === undefined ? t('contract.open') : formats.date(contract.EndDate)}
            </KeyValue>
            <KeyValue name={t('contract.fee')}>{formats.money(contract.SubscriptionFee)}</KeyValue>
            {contract.CustomGuestFee !== undefined && contract.CustomGuestFee > 0 && (
              <KeyValue name={t('contract.guestFee')}>{formats.money(contract.CustomGuestFee)}</KeyValue>
            )}
            <KeyValue name={t('contract.total')}>{formats.money(contract.MonthlyFee)}</KeyValue>
          </DescriptionList>
        )}
      </CardView>
    </Card>
  )
}
