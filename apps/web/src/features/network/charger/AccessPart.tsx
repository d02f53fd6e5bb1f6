import type { RecordFields } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { AccessSections } from '../../../components/access/AccessSections.tsx'
import { AccessWays } from '../../../components/charger/AccessWays.tsx'
import { paths } from '../../../data/paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'

const LINKS = {
  reimburser: paths.user,
  reimburserId: paths.user,
  reimbsubscriptiontypeid: paths.netSubscriptionType,
  subscriptiontypeid: paths.netSubscriptionType,
}

/** Access to a charge point: authorisation methods, groups and prices. */
export const AccessPart = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const charger = {
    Id: String(record['Id']),
    PlacementId: String(record['PlacementId'] ?? ''),
    RelationId: String(record['RelationId'] ?? ''),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card title={t('network.access.ways')} padded={false} className="@container">
        <AccessWays charger={record} />
      </Card>
      {charger.PlacementId === '' ? (
        <Notice live="off" title={t('network.access.none')} />
      ) : (
        <AccessSections
          key={charger.PlacementId}
          charger={charger}
          links={LINKS}
          groupLink={({ Id, Code }) => <TextLink href={paths.netWhitelist(Id)}>{Code}</TextLink>}
        />
      )}
    </div>
  )
}
