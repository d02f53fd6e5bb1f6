/** Record whose class is known only at run time. */
export interface Row {
  readonly Id: string
  readonly Version: number
  readonly [field: string]: unknown
}
