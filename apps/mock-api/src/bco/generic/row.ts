/** A record of any class as the generic calls see it: its class is known at run time only. */
export interface Row {
  readonly Id: string
  readonly Version: number
  readonly [field: string]: unknown
}
