import { type ClassName, periodField } from '@portal/schemas/contract'
import type { Period } from '../../world/finder.ts'
import { BcoError } from '../handler.ts'

interface PeriodQuery {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const momentOf = (name: string, text: string): string => {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new BcoError('Error', `${name}: must be a date`)
  return new Date(at).toISOString()
}

/** Returns the period in a query, by the date that the class declares. */
export const periodOf = (name: ClassName, { from, to }: PeriodQuery): Period | undefined => {
  if (from === undefined && to === undefined) return undefined
  return {
    field: periodField(name),
    from: from === undefined ? '' : momentOf('from', from),
    to: to === undefined ? undefined : momentOf('to', to),
  }
}
