import {
  FILTER_OPERATORS,
  type FilterComplaint,
  type FilterValueKind,
  filterValueFault,
} from '@portal/schemas'
import {
  type ClassName,
  categoryOf,
  classEntry,
  entitySchemas,
  type MetaField,
  periodField,
} from '@portal/schemas/contract'

type FieldComplaint = (field: string) => string | undefined

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

/**
 * Returns the operators of a type: all for texts and objects, prefix and equality for dates, none for arrays, and only
 * equality for other types.
 */
const operatorsOf = (type: MetaField['Type']): MetaField['Operators'] => {
  if (type === 'string' || type === 'object') return [...FILTER_OPERATORS]
  if (type === 'date-time') return ['SW', 'EX']
  return type === 'array' ? [] : ['EX']
}

/** True for fields by which lists can be filtered and sorted: plain ones, and linked records by their description. */
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

const TAKES: Readonly<Record<FilterValueKind, string>> = {
  number: 'a number such as 7.4',
  integer: 'a whole number',
  boolean: 'true or false',
  enum: 'one of its values',
  moment: 'a time such as 2026-10-02T12:00:00.000Z',
  momentStart: 'the beginning of a time such as 2026-10-02',
}

const valuesOf = (property: Property): Pick<MetaField, 'Type' | 'EnumValues'> => ({
  Type: typeOf(property),
  ...(property.enum && { EnumValues: [...property.enum] }),
})

const propertyOf = (name: ClassName, field: string): Property | undefined => {
  const properties: Readonly<Record<string, Property>> = entitySchemas[classEntry(name).entity].properties
  return Object.hasOwn(properties, field) ? properties[field] : undefined
}

/**
 * Returns the reason why lists cannot be filtered or sorted by a field, or undefined if they can. Links use the linked
 * record's description.
 */
export const fieldComplaintOf =
  (name: ClassName): FieldComplaint =>
  (field) => {
    const { links = {} } = classEntry(name)
    if (!propertyOf(name, field)) return Object.hasOwn(links, field) ? undefined : `Unknown field '${field}'`
    return isComparable(name, field) ? undefined : `Field '${field}' cannot be compared`
  }

/**
 * Returns the reason why a condition is rejected, or undefined. Conditions may use only the operators of `meta` and
 * valid values of the field.
 */
export const complaintOf =
  (name: ClassName): FilterComplaint =>
  ({ field, operator, value }) => {
    const complaint = fieldComplaintOf(name)(field)
    const property = propertyOf(name, field)
    if (complaint !== undefined || !property) return complaint
    const operators: readonly string[] = operatorsOf(typeOf(property))
    if (!operators.includes(operator)) return `Field '${field}' takes ${operators.join(', ')}`
    const fault = filterValueFault(valuesOf(property), { operator, value })
    if (fault === undefined) return undefined
    const takes = fault === 'enum' ? property.enum?.join(', ') : TAKES[fault]
    return `Field '${field}' takes ${takes}, not '${value}'`
  }

/** Returns the fields of a class for `meta`. */
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
      ...valuesOf(property),
      Category: categoryOf(name, Name),
      LabelKey: `${name}.${Name}`,
      IsRequired: required.includes(Name),
      IsSortable: canCompare,
      IsFilterable: canCompare,
      Operators: canCompare ? operatorsOf(Type) : [],
      ...((SERVER_SET.includes(Name) || readOnly.includes(Name)) && { IsReadOnly: true }),
      ...(immutable.includes(Name) && { IsImmutable: true }),
      ...(sensitive.includes(Name) && { IsSensitive: true }),
      ...(periodField(name) === Name && { IsPeriod: true }),
      ...(link && { Link: link.to }),
    }
  })
}
