import { CommandReceipt } from '../../../components/commands/CommandReceipt.tsx'
import { usePathId } from '../../../data/pathId.ts'

/**
 * Result of the newest command to the charge point; also shown beside its messages and settings.
 */
export const ChargerReceipt = () => <CommandReceipt chargepointId={usePathId()} />
