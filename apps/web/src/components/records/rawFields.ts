import type { RecordFields } from '@portal/machines'
import { type DataCategory, normalizeText } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'

export interface RawField {
  readonly name: string
  readonly label: string
  readonly value: unknown
  readonly isSensitive: boolean
}

export interface RawGroup {
  /** 'OTHER' for fields that `meta` does not list. */
  readonly category: DataCategory | 'OTHER'
  readonly fields: readonly RawField[]
}

/** Returns a value as text: strings unchanged, everything else as JSON. */
export const rawText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, undefined, 2) ?? '')

/**
 * Returns, by category, the fields of a record that contain the normalized text in their name, label or value.
 * Sensitive values are not searched.
 */
export const rawFields = (
  meta: readonly MetaField[],
  record: RecordFields,
  labelOf: (name: string) => string,
  sought = '',
): readonly RawGroup[] => {
  const fieldOf = (name: string, isSensitive = false): RawField => ({
    name,
    label: labelOf(name),
    value: record[name],
    isSensitive,
  })
  const isSought = ({ name, label, value, isSensitive }: RawField) =>
    [name, label, ...(isSensitive ? [] : [rawText(value)])].some((text) =>
      normalizeText(text).includes(sought),
    )
  const named = new Set(meta.map(({ Name }) => Name))
  const groups: readonly RawGroup[] = [
    ...(['BASIC', 'STATE', 'TECH'] as const).map((category) => ({
      category,
      fields: meta
        .filter(({ Name, Category }) => Category === category && record[Name] !== undefined)
        .map(({ Name, IsSensitive }) => fieldOf(Name, IsSensitive)),
    })),
    {
      category: 'OTHER',
      fields: Object.keys(record)
        .filter((name) => !named.has(name) && record[name] !== undefined)
        .map((name) => fieldOf(name)),
    },
  ]
  return groups.flatMap(({ category, fields }) => {
    const found = fields.filter(isSought)
    return found.length > 0 ? [{ category, fields: found }] : []
  })
}
