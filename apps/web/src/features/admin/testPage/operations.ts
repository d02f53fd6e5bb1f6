import { normalizeText } from '@portal/schemas'
import { type Endpoint, endpoints } from '@portal/schemas/contract'
import type { FieldSchema } from '../../../components/schemaForm/schemaFields.ts'

const OPERATIONS: ReadonlyMap<string, Endpoint> = new Map(
  Object.values<Endpoint>(endpoints).map((endpoint) => [endpoint.id, endpoint]),
)

export const operationOf = (id: string): Endpoint | undefined => OPERATIONS.get(id)

/** Returns the operations whose id, method or path contains every word. */
export const findOperations = (search: string): readonly Endpoint[] => {
  const words = normalizeText(search).split(' ')
  return [...OPERATIONS.values()].filter(({ id, method, path }) => {
    const text = normalizeText(`${id} ${method} ${path}`)
    return words.every((word) => text.includes(word))
  })
}

/** Subset of the endpoint table's JSON Schemas that forms need. */
interface TableSchema extends Omit<FieldSchema, 'type' | 'enum' | 'items' | 'properties'> {
  readonly type?: FieldSchema['type']
  readonly enum?: readonly (string | number | null)[]
  readonly anyOf?: readonly TableSchema[]
  readonly items?: TableSchema
  readonly properties?: Readonly<Record<string, TableSchema>>
}

/** Converts a property to a field. Nested values are edited as JSON, and lists of strings with one item per line. */
const toField = ({ anyOf: [first] = [], items, properties: _, ...schema }: TableSchema): FieldSchema => {
  const { type = first?.type ?? 'string', enum: choices, ...rest } = schema
  const isLines = type === 'array' && items?.type === 'string'
  return {
    ...rest,
    type,
    ...(choices && { enum: choices.filter((choice) => choice !== null) }),
    ...(isLines && { items: toField(items) }),
    ...((type === 'object' || (type === 'array' && !isLines)) && { isJson: true }),
  }
}

const toFields = ({ required = [], properties = {} }: TableSchema): FieldSchema => ({
  type: 'object',
  required,
  properties: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, toField(schema)])),
})

/** Parts of an operation's input, in form order. */
export const PARTS = ['params', 'query', 'body'] as const

/** Returns the schema of an operation's input, with only the parts that the operation has. */
export const inputSchema = (operation: Endpoint): FieldSchema => ({
  type: 'object',
  required: PARTS,
  properties: Object.fromEntries(
    PARTS.flatMap((part) => {
      const schema = operation[part]
      return schema ? [[part, toFields(schema as TableSchema)] as const] : []
    }),
  ),
})
