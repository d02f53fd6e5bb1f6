import { id, isFields, type Link, links, type Reader } from './read.ts'

/** A record of any class. Only `meta` describes its fields, so they stay unparsed. */
export interface AnyRecord {
  readonly Id: string
  readonly Links: Readonly<Record<string, Link>>
  readonly [field: string]: unknown
}

export const readAnyRecord: Reader<AnyRecord> = (value) => {
  const fields = isFields(value) ? value : {}
  return { ...fields, Id: id(fields['Id']), Links: links(fields['Links']) }
}
