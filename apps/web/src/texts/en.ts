import { busy } from './en/busy.ts'
import { commands } from './en/commands.ts'
import { common } from './en/common.ts'
import { edits } from './en/edits.ts'
import { errors } from './en/errors.ts'
import { faces } from './en/faces.ts'
import { menus } from './en/menus.ts'
import { reads } from './en/reads.ts'
import { shell } from './en/shell.ts'
import { statuses } from './en/statuses.ts'
import { table } from './en/table.ts'
import { tableTools } from './en/tableTools.ts'
import { writing } from './en/writing.ts'

export const texts = {
  ...busy,
  ...commands,
  ...common,
  ...edits,
  ...errors,
  ...faces,
  ...menus,
  ...reads,
  ...shell,
  ...statuses,
  ...table,
  ...tableTools,
  ...writing,
} as const
