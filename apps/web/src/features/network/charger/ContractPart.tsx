import type { RecordFields } from '@portal/machines'
import { useId } from 'react'
import { useI18n } from '../../../app/context.ts'
import { CardView } from '../../../components/CardView.tsx'
import { RecordTable } from '../../../components/records/RecordList.tsx'
import { useContract } from '../../../data/contract.ts'
import { paths } from '../../../data/paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { CUSTOMER_CONTRACTS } from '../recordScreens/customers.ts'

/** Contracts of a charge point: its own with the subscription, and those of its customer. */
export const ContractPart = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const id = useId()
  const relation = String(record['RelationId'] ?? '')
  const placement = String(record['PlacementId'] ?? '')
  return (
    <div className="grid gap-6">
      {placement === '' ? (
        <Notice live="off" title={t('network.contract.none')} />
      ) : (
        <Terms placementId={placement} />
      )}
      <section aria-labelledby={id} className="min-w-0">
        <h2 id={id} className="mb-2 text-base font-semibold tracking-[-0.01em]">
          {t('network.contract.cpo')}
        </h2>
        <RecordTable
          key={relation}
          screen={CUSTOMER_CONTRACTS}
          fixed={[{ field: 'RelationId', operator: 'EX', value: relation }]}
          none={<p className="text-ink-2">{t('network.contract.noCpo')}</p>}
        />
      </section>
    </div>
  )
}

const Terms = ({ placementId }: { placementId: string }) => {
  const { t, formats } = useI18n()
  const read = useContract(placementId)
  return (
    <Card title={t('network.charger.tab.contract')} padded={false} className="@container">
      <CardView read={read} failed={t('network.contract.failed')} height="h-28">
        {(contract) => (
          <DescriptionList inColumns>
            <KeyValue name={t('record.ContractNumber')}>{contract.ContractNumber || '–'}</KeyValue>
            <KeyValue name={t('record.SubscriptionTypeId')}>
              {contract.SubscriptionTypeId === undefined ? (
                (contract.SubscriptionDescription ?? '–')
              ) : (
                <TextLink href={paths.netSubscriptionType(contract.SubscriptionTypeId)}>
                  {contract.SubscriptionDescription ?? contract.SubscriptionTypeId}
                </TextLink>
              )}
            </KeyValue>
            <KeyValue name={t('record.StartDate')}>{formats.date(contract.StartDate)}</KeyValue>
            <KeyValue name={t('record.EndDate')}>
              {contract.EndDate === undefined ? t('network.contract.open') : formats.date(contract.EndDate)}
            </KeyValue>
            <KeyValue name={t('network.contract.fee')}>{formats.money(contract.SubscriptionFee)}</KeyValue>
            {contract.CustomGuestFee !== undefined && contract.CustomGuestFee > 0 && (
              <KeyValue name={t('network.contract.guestFee')}>
                {formats.money(contract.CustomGuestFee)}
              </KeyValue>
            )}
            <KeyValue name={t('network.contract.total')}>{formats.money(contract.MonthlyFee)}</KeyValue>
          </DescriptionList>
        )}
      </CardView>
    </Card>
  )
}
