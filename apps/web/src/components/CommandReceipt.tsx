import { useSyncExternalStore } from 'react'
import { useSystem } from '../app/context.ts'
import type { CommandReceiptProps } from '../data/commands.ts'

/** What became of the newest command to a charger; nothing where none was given. */
export const CommandReceipt = (props: CommandReceiptProps) => {
  const { commands } = useSystem()
  const part = useSyncExternalStore(commands.subscribe, commands.part)
  return part && <part.Receipt {...props} />
}
