import type { RecordFields } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { CommandReceipt } from '../../../components/CommandReceipt.tsx'
import { EntryFace } from '../../../components/EntryFace.tsx'
import { useChargepoint } from '../../../data/reads.ts'
import { Loading } from '../../../ui/Loading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { RecentSessions } from '../RecentSessions.tsx'
import { ConnectorsCard } from './ConnectorsCard.tsx'
import { TroubleNotice } from './TroubleNotice.tsx'

/** What an operator does with a charge point: remote actions with receipts; above its facts. */
export const ChargerPanel = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const id = String(record['Id'])
  const entry = useChargepoint(id)
  return (
    <div className="mb-4 grid gap-4">
      <CommandReceipt chargepointId={id} />
      <EntryFace
        entry={entry}
        loading={
          <Loading label={t('shell.loading')}>
            <Skeleton className="h-40" />
          </Loading>
        }
        failed={t('network.charger.failed')}
      >
        {(charger) => (
          <>
            <TroubleNotice charger={charger} />
            <ConnectorsCard charger={charger} />
          </>
        )}
      </EntryFace>
      <RecentSessions field="ChargePointId" value={id} />
    </div>
  )
}
