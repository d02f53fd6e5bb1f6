import { busy } from './nl/busy.ts'
import { commands } from './nl/commands.ts'
import { common } from './nl/common.ts'
import { edits } from './nl/edits.ts'
import { errors } from './nl/errors.ts'
import { faces } from './nl/faces.ts'
import { menus } from './nl/menus.ts'
import { reads } from './nl/reads.ts'
import { shell } from './nl/shell.ts'
import { statuses } from './nl/statuses.ts'
import { table } from './nl/table.ts'
import { tableTools } from './nl/tableTools.ts'
import { writing } from './nl/writing.ts'

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
