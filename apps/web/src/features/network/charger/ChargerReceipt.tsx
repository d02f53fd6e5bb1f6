import { CommandReceipt } from '../../../components/commands/CommandReceipt.tsx'
import { usePathId } from '../../../data/pathId.ts'

/** What became of the newest command to the charge point: beside its messages and settings too. */
export const ChargerReceipt = () => <CommandReceipt chargepointId={usePathId()} />
