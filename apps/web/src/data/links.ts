/** Enough of another record to name it and to lead to it. */
export interface LinkedRecord {
  readonly Id: string
  readonly Description: string
}

/** What `Links` of a generic call (S7) added to a record; undefined for what is not there, or not for these eyes. */
export const linkedRecord = (record: object, link: string): LinkedRecord | undefined => {
  const links: unknown = Reflect.get(record, 'Links')
  const found: unknown = typeof links === 'object' && links !== null ? Reflect.get(links, link) : undefined
  return typeof found === 'object' && found !== null && 'Id' in found && 'Description' in found
    ? { Id: String(found.Id), Description: String(found.Description) }
    : undefined
}
