import { id, isFields, type Link, links, type Reader } from './read.ts'

/** A record of any class: what its fields are says `meta`, so they are handed on as they came. */
export interface AnyRecord {
  readonly Id: string
  readonly Links: Readonly<Record<string, Link>>
  readonly [field: string]: unknown
}

export const readAnyRecord: Reader<AnyRecord> = (value) => {
  const said = isFields(value) ? value : {}
  return { ...said, Id: id(said['Id']), Links: links(said['Links']) }
}
