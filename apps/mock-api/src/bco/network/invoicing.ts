import type { Cdr } from '@portal/schemas/contract'
import type { CallContext } from '../handler.ts'

/** Max records per run. */
const MOST = 500

/** Invoices RATED records, oldest first, up to the maximum per run. Returns the number of invoiced records. */
export const invoiceCdrs = (cdrs: readonly Cdr[], { world }: CallContext, now: number): number => {
  const due = cdrs
    .filter(({ Status }) => Status === 'RATED')
    .toSorted((a, b) => a.Stop.localeCompare(b.Stop))
    .slice(0, MOST)
  for (const cdr of due) world.write('cdr', { ...cdr, Status: 'INVOICED' }, now, cdr)
  return due.length
}
