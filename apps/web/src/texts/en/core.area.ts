import { busy } from './busy.ts'
import { dashboard } from './dashboard.ts'
import { reads } from './reads.ts'
import { shell } from './shell.ts'
import { statuses } from './statuses.ts'

/** What the first visit needs. */
export const core = { ...shell, ...busy, ...statuses, ...reads, ...dashboard } as const
