import type { RecordFields } from '@portal/machines'
import { useId } from 'react'
import { useI18n } from '../../../app/context.ts'
import { ContractCard } from '../../../components/charger/ContractCard.tsx'
import { RecordTable } from '../../../components/records/RecordList.tsx'
import { paths } from '../../../data/paths.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { CUSTOMER_CONTRACTS } from '../recordScreens/customers.ts'

/** Subscription contract of a charge point, and the contracts of its customer. */
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
        <ContractCard placementId={placement} typePath={paths.netSubscriptionType} />
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
