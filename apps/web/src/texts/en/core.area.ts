import { dashboard } from './dashboard.ts'
import { faces } from './faces.ts'
import { reads } from './reads.ts'
import { shell } from './shell.ts'
import { statuses } from './statuses.ts'

/** What the first visit needs. */
export const core = { ...shell, ...faces, ...statuses, ...reads, ...dashboard } as const
