import type { Plugin } from 'vite'
import type { Endpoint, Route } from '../../../schemas/endpoints/endpoint.ts'

/** Fields of an endpoint that a server and tests read. */
const STRIPPED: Readonly<Record<Exclude<keyof Endpoint, keyof Route>, true>> = {
  summary: true,
  origin: true,
  roles: true,
  scope: true,
  params: true,
  query: true,
  body: true,
  data: true,
  errors: true,
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

/** The object literals that describe endpoints, in the order of the source. */
const endpointsIn = (value: unknown): readonly SyntaxNode[] => {
  if (Array.isArray(value)) return value.flatMap(endpointsIn)
  if (!isNode(value)) return []
  const isEndpoint =
    value.type === 'ObjectExpression' && value.properties?.some((one) => nameOf(one) === 'envelope')
  return isEndpoint ? [value] : Object.values(value).flatMap(endpointsIn)
}

/** Leaves the routes of endpoints in the build. Their schemas would add 10 kB to a first visit, and the portal checks nothing by them. */
export const stripEndpoints = (): Plugin => ({
  name: 'strip-endpoints',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/schemas\/endpoints\/\w+\.ts$/ },
    handler(code) {
      const kept = endpointsIn(this.parse(code)).flatMap(({ start, end, properties = [] }) => ({
        start,
        end,
        fields: properties
          .filter((one) => !(nameOf(one) in STRIPPED))
          .map((one) => code.slice(one.start, one.end)),
      }))
      const stripped = kept.reduceRight(
        (rest, { start, end, fields }) => `${rest.slice(0, start)}{ ${fields.join(', ')} }${rest.slice(end)}`,
        code,
      )
      return { code: stripped, map: null }
    },
  },
})
