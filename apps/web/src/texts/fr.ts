import { busy } from './fr/busy.ts'
import { commands } from './fr/commands.ts'
import { common } from './fr/common.ts'
import { edits } from './fr/edits.ts'
import { errors } from './fr/errors.ts'
import { faces } from './fr/faces.ts'
import { menus } from './fr/menus.ts'
import { reads } from './fr/reads.ts'
import { shell } from './fr/shell.ts'
import { statuses } from './fr/statuses.ts'
import { table } from './fr/table.ts'
import { tableTools } from './fr/tableTools.ts'
import { writing } from './fr/writing.ts'

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
