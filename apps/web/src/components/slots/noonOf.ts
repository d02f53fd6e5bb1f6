import { DAY_MS } from '@portal/schemas'

/** The moment at which a local day begins, as the formatters want it: noon UTC lies in it in summer and in winter. */
export const noonOf = (day: number): number => day * DAY_MS + DAY_MS / 2
