import type { RecordFields } from '@portal/machines'
import { CommandButton } from '../../../components/commands/CommandButton.tsx'
import { restartCommand } from '../../../data/commandRequests.ts'
import { useChargepoint } from '../../../data/query.ts'

/** Restarts a charge point, once it is known which sessions that ends. */
export const RestartButton = ({ record }: { record: RecordFields }) => {
  const { viewState } = useChargepoint(String(record['Id']))
  return 'data' in viewState && <CommandButton request={restartCommand(viewState.data)} />
}
