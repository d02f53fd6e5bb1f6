/** The part of JSON Schema that a compiled check understands; a schema that uses more is refused at build time. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  object: ['type', 'properties', 'required', 'additionalProperties', '$id'],
  array: ['type', 'items', 'minItems'],
  string: ['type', 'pattern', 'minLength', 'maxLength'],
  integer: ['type', 'enum'],
  undefined: ['enum'],
}

type Schema = Readonly<Record<string, unknown>>

/** The expression of a check, made of the calls of `src/services/checks.ts`. */
export const compileCheck = (schema: Schema): string => {
  const known = KNOWN[String(schema.type)] ?? []
  const stranger = Object.keys(schema).find((keyword) => !known.includes(keyword))
  if (stranger)
    throw new Error(`A compiled check does not know '${stranger}' of type ${String(schema.type)}.`)
  if (schema.enum) return `oneOf(${JSON.stringify(schema.enum)})`
  switch (schema.type) {
    case 'object': {
      if (schema.additionalProperties !== false)
        throw new Error('A compiled check is of closed objects only.')
      const properties = Object.entries(schema.properties as Record<string, Schema>)
      const fields = properties.map(
        ([name, property]) => `${JSON.stringify(name)}: ${compileCheck(property)}`,
      )
      return `object(${JSON.stringify(schema.required ?? [])}, {${fields.join(', ')}})`
    }
    case 'array':
      return `list(${Number(schema.minItems ?? 0)}, ${compileCheck(schema.items as Schema)})`
    case 'string':
      return `text(${Number(schema.minLength ?? 0)}, ${String(schema.maxLength ?? 'Infinity')}${
        schema.pattern === undefined ? '' : `, ${String(new RegExp(String(schema.pattern)))}`
      })`
    case 'integer':
      return 'whole'
    default:
      throw new Error(`A compiled check does not know the type ${String(schema.type)}.`)
  }
}
