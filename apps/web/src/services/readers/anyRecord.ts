import { id, isFields, type Link, links, type Reader } from './read.ts'

/** A record of any class. Only `meta` knows its fields, so they are passed on unread. */
export interface AnyRecord {
  readonly Id: string
  readonly Links: Readonly<Record<string, Link>>
  readonly [field: string]: unknown
}

export const readAnyRecord: Reader<AnyRecord> = (value) => {
  const said = isFields(value) ? value : {}
  return { ...said, Id: id(said['Id']), Links: links(said['Links']) }
}
