import type { Plugin } from 'vite'

/** Fields that a server and tests read, of objects that have a field of a name. */
interface Strip {
  readonly of: string
  readonly fields: ReadonlySet<string>
  /** Fields that make the first one needless beside them. */
  readonly instead?: readonly string[]
}

/** An endpoint is sent by its route alone. */
const ENDPOINT: Strip = {
  of: 'envelope',
  fields: new Set(['summary', 'origin', 'roles', 'scope', 'params', 'query', 'body', 'data', 'errors']),
}

/** Readers go by types and formats, and take values that break a limit. */
const ENTITY: Strip = {
  of: 'type',
  fields: new Set([
    '$id',
    'additionalProperties',
    'exclusiveMinimum',
    'maximum',
    'maxItems',
    'maxLength',
    'minimum',
    'minItems',
    'minLength',
    'pattern',
  ]),
  instead: ['format', 'items', 'properties'],
}

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly properties?: readonly SyntaxNode[]
  readonly key?: { readonly name?: string }
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nameOf = ({ key }: SyntaxNode): string => key?.name ?? ''

/** Where fields to strip begin and end, in the order of the source. */
const strippedIn = (value: unknown, strip: Strip): readonly (readonly [start: number, end: number])[] => {
  if (Array.isArray(value)) return value.flatMap((one) => strippedIn(one, strip))
  if (!isNode(value)) return []
  const { type, end, properties = [] } = value
  if (type !== 'ObjectExpression' || !properties.some((one) => nameOf(one) === strip.of))
    return Object.values(value).flatMap((one) => strippedIn(one, strip))
  const isNeedless = properties.some((one) => strip.instead?.includes(nameOf(one)))
  return properties.flatMap((one, index) =>
    strip.fields.has(nameOf(one)) || (isNeedless && nameOf(one) === strip.of)
      ? [[one.start, properties[index + 1]?.start ?? end - 1] as const]
      : strippedIn(one, strip),
  )
}

/**
 * Leaves in the build what the portal reads of the contract: whole endpoints would add 10 kB to a first visit, and the
 * limits of entities 1 kB.
 */
export const slimContract = (): Plugin => ({
  name: 'slim-contract',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/schemas\/(endpoints|entities)\/\w+\.ts$/ },
    handler(code, id) {
      const stripped = strippedIn(this.parse(code), id.includes('/endpoints/') ? ENDPOINT : ENTITY)
      const slim = stripped.reduceRight((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), code)
      return { code: slim, map: null }
    },
  },
})
