import { lazily, type World } from '@portal/fixtures'
import type { FastifyInstance } from 'fastify'
import type { Sessions } from '../control/sessions.ts'
import { addFlags } from './flags.ts'
import { readIban } from './iban.ts'
import { searchPlaces } from './places.ts'
import { drawTile } from './tiles.ts'
import { readVat } from './vat.ts'

/** The answer of openiban.com, whose shape the portal reads. */
const ibanAnswer = (text: string, withBic: boolean) => {
  const found = readIban(text)
  if (!found)
    return { valid: false, messages: ['Validation failed.'], iban: text, bankData: {}, checkResults: {} }
  const { iban, bic } = found
  return {
    valid: true,
    messages: [],
    iban,
    bankData: withBic && bic !== undefined ? { bic } : {},
    checkResults: {},
  }
}

/**
 * Services of others that the portal asks directly: the IBAN validator, the VAT checker, the search for places, the
 * tiles of the map, the feature flags, and the
 * analytics that take page views and keep none. All let any origin ask. The first two check for real and know nothing
 * of who asks; the VAT checker names the companies of the world, as a public register would: what a session wrote is
 * private and not in it.
 */
export const addOutside = async (
  app: FastifyInstance,
  world: Pick<World, 'relations'>,
  sessions: Sessions,
): Promise<void> => {
  const register = lazily({
    nameOf: () =>
      new Map(
        world.relations.flatMap(({ VatNumber, Description }) =>
          VatNumber === undefined ? [] : [[VatNumber, Description] as const],
        ),
      ),
  })

  // When it is sent, so that an answer that a fault made says so too.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store')
  })

  app.get<{ Params: { iban: string }; Querystring: { getBIC?: unknown } }>(
    '/iban/validate/:iban',
    { config: { operation: 'outside.iban' } },
    async ({ params, query }) => ibanAnswer(params.iban, query.getBIC === 'true'),
  )

  app.get<{ Params: { number: string } }>(
    '/vat/:number',
    { config: { operation: 'outside.vat' } },
    async ({ params }) => {
      const number = readVat(params.number)
      if (number === undefined) return { valid: false }
      const name = register.nameOf.get(number)
      return { valid: true, ...(name !== undefined && { name }) }
    },
  )

  app.get<{ Querystring: { q?: unknown; limit?: unknown } }>(
    '/places/api',
    { config: { operation: 'outside.places' } },
    async ({ query }) =>
      searchPlaces(typeof query.q === 'string' ? query.q : '', Number(query.limit) || undefined),
  )

  app.get<{ Params: { z: string; x: string; file: string } }>(
    '/tiles/:z/:x/:file',
    { config: { operation: 'outside.tiles' } },
    async ({ params: { z, x, file } }, reply) => {
      const tile = drawTile(Number(z), Number(x), Number(/^(\d+)\.svg$/.exec(file)?.[1]))
      return tile === undefined
        ? reply.code(404).send({ error: 'There is no such tile.' })
        : reply.header('content-type', 'image/svg+xml').send(tile)
    },
  )

  await app.register(async (flags) => addFlags(flags, sessions), { prefix: '/flags' })
  app.post('/analytics/collect', { config: { operation: 'outside.analytics' } }, async (_request, reply) =>
    reply.code(204).send(),
  )
}
