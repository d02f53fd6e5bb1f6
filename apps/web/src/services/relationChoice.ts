import type { RelationEntry } from '@portal/schemas'

/** Session storage key of the relation filter; the choice is stored per user for the visit. */
const keyOf = (person: string) => `charge-portal:relation:${person}`

const isEntry = (value: unknown): value is RelationEntry => {
  if (typeof value !== 'object' || value === null) return false
  const { Id, Description, IsCompany } = value as { readonly [K in keyof RelationEntry]?: unknown }
  return typeof Id === 'string' && typeof Description === 'string' && (IsCompany === 0 || IsCompany === 1)
}

export const readRelation = (person: string): RelationEntry | undefined => {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(person)) ?? 'null')
    return isEntry(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export const writeRelation = (person: string, relation: RelationEntry | undefined): void => {
  try {
    if (relation) window.sessionStorage.setItem(keyOf(person), JSON.stringify(relation))
    else window.sessionStorage.removeItem(keyOf(person))
  } catch {
    // The choice lasts until the page is reloaded.
  }
}
