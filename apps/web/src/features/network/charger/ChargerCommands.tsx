import type { RecordFields } from '@portal/machines'
import { CommandButton } from '../../../components/commands/CommandButton.tsx'
import { CommandReceipt } from '../../../components/commands/CommandReceipt.tsx'
import { restartCommand } from '../../../data/commandRequests.ts'
import { usePathId } from '../../../data/pathId.ts'
import { useChargepoint } from '../../../data/query.ts'

/** Restart button. Reads the charge point to name the sessions that a restart would end. */
export const RestartButton = ({ record }: { record: RecordFields }) => {
  const { viewState } = useChargepoint(String(record['Id']))
  if (record['RetiredOn'] !== undefined) return null
  return 'data' in viewState && <CommandButton request={restartCommand(viewState.data)} />
}

/** Result of the latest command to the charge point, also shown next to its messages and settings. */
export const ChargerReceipt = () => <CommandReceipt chargepointId={usePathId()} />
