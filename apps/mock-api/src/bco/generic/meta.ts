import { FILTER_OPERATORS, type FilterComplaint } from '@portal/schemas'
import {
  type ClassName,
  categoryOf,
  classEntry,
  entitySchemas,
  type MetaField,
} from '@portal/schemas/contract'

interface Property {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly (string | number)[]
  readonly properties?: object
}

const SERVER_SET = ['Id', 'CreatedOn', 'ModifiedOn']

const typeOf = ({ type, format, enum: values }: Property): MetaField['Type'] => {
  if (format === 'date-time') return 'date-time'
  if (type === undefined) return values ? 'enum' : 'string'
  return type as MetaField['Type']
}

/** A text is compared in every way; of a date its beginning tells something; anything else is so or not. */
const operatorsOf = (type: MetaField['Type']): MetaField['Operators'] => {
  if (type === 'string' || type === 'object') return [...FILTER_OPERATORS]
  if (type === 'date-time') return ['SW', 'EX']
  return type === 'array' ? [] : ['EX']
}

/** The fields of a class that can be compared: plain ones, and linked records by their description. */
export const isComparable = (name: ClassName, field: string): boolean => {
  const property = (entitySchemas[classEntry(name).entity].properties as Readonly<Record<string, Property>>)[
    field
  ]
  if (!property) return false
  if (property.type === 'array') return false
  return (
    property.type !== 'object' || (property.properties !== undefined && 'Description' in property.properties)
  )
}

/** Why a condition is refused: only the operators of `meta` are allowed; links compare by the linked record's description. */
export const complaintOf =
  (name: ClassName): FilterComplaint =>
  ({ field, operator }) => {
    const { entity, links = {} } = classEntry(name)
    const properties: Readonly<Record<string, Property>> = entitySchemas[entity].properties
    const property = Object.hasOwn(properties, field) ? properties[field] : undefined
    if (!property) return Object.hasOwn(links, field) ? undefined : `Unknown field '${field}'`
    if (!isComparable(name, field)) return `Field '${field}' cannot be compared`
    const operators: readonly string[] = operatorsOf(typeOf(property))
    return operators.includes(operator) ? undefined : `Field '${field}' takes ${operators.join(', ')}`
  }

/** What a class says of its fields. */
export const metaOf = (name: ClassName): MetaField[] => {
  const { entity, sensitive = [], readOnly = [], immutable = [], links = {} } = classEntry(name)
  const { properties, required } = entitySchemas[entity] as {
    readonly properties: Readonly<Record<string, Property>>
    readonly required: readonly string[]
  }
  return Object.entries(properties).map(([Name, property]) => {
    const Type = typeOf(property)
    const canCompare = isComparable(name, Name)
    const link = Object.values(links).find(({ field }) => field === Name)
    return {
      Name,
      Type,
      Category: categoryOf(name, Name),
      LabelKey: `${name}.${Name}`,
      ...(property.enum && { EnumValues: [...property.enum] }),
      IsRequired: required.includes(Name),
      IsSortable: canCompare,
      IsFilterable: canCompare,
      Operators: canCompare ? operatorsOf(Type) : [],
      ...((SERVER_SET.includes(Name) || readOnly.includes(Name)) && { IsReadOnly: true }),
      ...(immutable.includes(Name) && { IsImmutable: true }),
      ...(sensitive.includes(Name) && { IsSensitive: true }),
      ...(link && { Link: link.to }),
    }
  })
}
