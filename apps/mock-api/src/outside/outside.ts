import { lazily, type World } from '@portal/fixtures'
import type { FastifyInstance } from 'fastify'
import type { Sessions } from '../control/sessions.ts'
import { addFlags } from './flags.ts'
import { readIban } from './iban.ts'
import { searchPlaces } from './places.ts'
import { drawTile } from './tiles.ts'
import { readVat } from './vat.ts'

/** Returns a response in the format of openiban.com, which the portal reads. */
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
 * Adds the third-party services that the portal calls directly: IBAN validator, VAT checker, place search, map tiles,
 * feature flags, and an analytics service that discards page views. All allow any origin. The IBAN and VAT checks are
 * real and independent of the caller. The VAT checker knows the companies of the generated world, but not those that a
 * mock session adds.
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

  // In `onSend`, because responses of faults also need the headers.
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
