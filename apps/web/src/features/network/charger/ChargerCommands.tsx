import type { RecordFields } from '@portal/machines'
import { CommandButton } from '../../../components/commands/CommandButton.tsx'
import { CommandReceipt } from '../../../components/commands/CommandReceipt.tsx'
import { restartCommand } from '../../../data/commandRequests.ts'
import { usePathId } from '../../../data/pathId.ts'
import { useChargepoint } from '../../../data/query.ts'

/** Restart button; it needs the charge point to name the sessions that a restart ends. */
export const RestartButton = ({ record }: { record: RecordFields }) => {
  const { viewState } = useChargepoint(String(record['Id']))
  if (record['RetiredOn'] !== undefined) return null
  return 'data' in viewState && <CommandButton request={restartCommand(viewState.data)} />
}

/** Result of the newest command to the charge point; also shown beside its messages and settings. */
export const ChargerReceipt = () => <CommandReceipt chargepointId={usePathId()} />
