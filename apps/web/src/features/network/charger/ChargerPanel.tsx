import type { RecordFields } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { CommandReceipt } from '../../../components/CommandReceipt.tsx'
import { MessagesCard } from '../../../components/chargerMessages/MessagesCard.tsx'
import { SettingsCard } from '../../../components/chargerSettings/SettingsCard.tsx'
import { EntryFace } from '../../../components/EntryFace.tsx'
import { useChargepoint } from '../../../data/reads.ts'
import { Loading } from '../../../ui/Loading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { RecentSessions } from '../RecentSessions.tsx'
import { ConnectorsCard } from './ConnectorsCard.tsx'
import { TroubleNotice } from './TroubleNotice.tsx'

/** What an operator does with a charge point: remote actions with receipts, messages, settings; above its facts. */
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
      {/* What can be done is beside what was done; a very wide window has a column for each. */}
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr] 2xl:grid-cols-3">
        <div className="min-w-0 lg:row-span-2 2xl:row-span-1">
          <SettingsCard chargepointId={id} />
        </div>
        <MessagesCard chargepointId={id} />
        <RecentSessions field="ChargePointId" value={id} />
      </div>
    </div>
  )
}
