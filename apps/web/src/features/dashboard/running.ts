import { listChargesessions } from '@portal/schemas'

/** How many of the sessions that run are shown. */
export const SHOWN = 5

/** Who runs the network sees all sessions of it: they ask for those of their own relation. */
export const isOfNetwork = (roles: readonly unknown[]): boolean =>
  roles.some((one) => one === 'Operator' || one === 'SuperAdmin')

/** All that others ask. */
export const RUNNING_FILTER = '(Status EX "CHARGING")'

/** The question for the newest sessions that run. */
export const runningSessions = (filter: string) =>
  [
    listChargesessions,
    { query: { filter, orderby: 'Start desc', pagesize: SHOWN, DataCategories: 'BASIC,STATE,TECH' } },
  ] as const
