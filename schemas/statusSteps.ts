import type { RecordOf } from './classes.ts'

type SteppedClass = 'alarm' | 'bulkcommand' | 'cdr' | 'chargepassrequest' | 'request'
type StatusOf<C extends SteppedClass> = RecordOf<C>['Status']

/**
 * Statuses that a record may change to from each status (S4; assumed where S4 is silent). The mock refuses every other
 * step, so forms do not offer it. A command becomes `DONE` without a write, once every charger has answered.
 */
export const STATUS_STEPS: {
  readonly [C in SteppedClass]: Readonly<Record<StatusOf<C>, readonly StatusOf<C>[]>>
} = {
  alarm: {
    // Not CLOSED: only `closeAlarm` closes an alarm that nobody acknowledged.
    OPEN: ['ACKNOWLEDGED'],
    ACKNOWLEDGED: ['OPEN', 'CLOSED'],
    CLOSED: [],
  },
  bulkcommand: {
    RUNNING: ['CANCELLED'],
    DONE: [],
    CANCELLED: [],
  },
  // Not CORRECTED or CREDITED: only `correctCdr` replaces a record.
  cdr: {
    OPEN: ['RATED', 'INVOICED', 'ERROR'],
    RATED: ['OPEN', 'INVOICED', 'ERROR'],
    INVOICED: ['OPEN', 'RATED', 'ERROR'],
    ERROR: ['OPEN', 'RATED', 'INVOICED'],
    CORRECTED: [],
    CREDITED: [],
  },
  chargepassrequest: {
    SUBMITTED: ['APPROVED', 'REJECTED', 'CANCELLED'],
    APPROVED: [],
    REJECTED: [],
    CANCELLED: [],
  },
  request: {
    DRAFT: ['SUBMITTED', 'CANCELLED'],
    SUBMITTED: ['SURVEY', 'PLANNED', 'DONE', 'CANCELLED'],
    SURVEY: ['PLANNED', 'DONE', 'CANCELLED'],
    PLANNED: ['INSTALLED', 'DONE', 'CANCELLED'],
    INSTALLED: ['DONE'],
    DONE: [],
    CANCELLED: [],
  },
}

/** Statuses that customers may set; operators may use every step. */
export const CUSTOMER_STATUSES: {
  readonly [C in 'chargepassrequest' | 'request']: readonly StatusOf<C>[]
} = {
  chargepassrequest: ['SUBMITTED', 'CANCELLED'],
  request: ['DRAFT', 'SUBMITTED', 'CANCELLED'],
}

/** True if the record may change from one status to the other, or keep its status. */
export const mayStep = <C extends SteppedClass>(name: C, from: StatusOf<C>, to: StatusOf<C>): boolean =>
  from === to || STATUS_STEPS[name][from].includes(to)
