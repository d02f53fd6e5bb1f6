import type { FastifyInstance, FastifyRequest } from 'fastify'

const refusal = (message: string, statusCode: number): Error =>
  Object.assign(new Error(message), { statusCode })

const UNSUPPORTED = 415
const WRONG = 400

const utf8 = new TextDecoder('utf-8', { fatal: true })

const readText = ({ headers }: FastifyRequest, body: Buffer): string => {
  const { 'content-encoding': coding = 'identity', 'content-type': type = '' } = headers
  if (coding !== 'identity') throw refusal(`Content-Encoding: '${coding}' is not supported`, UNSUPPORTED)
  const [, charset = 'utf-8'] = /;\s*charset="?([^";\s]+)/i.exec(type) ?? []
  if (!/^utf-?8$/i.test(charset))
    throw refusal(`Content-Type: '${charset}' is not supported, only utf-8`, UNSUPPORTED)
  try {
    return utf8.decode(body)
  } catch {
    throw refusal('body: is not UTF-8', WRONG)
  }
}

/** Returns the prototype key for which Fastify rejected the JSON, or undefined if there is another reason. */
const forbiddenKey = (text: string): string | undefined => {
  let found: string | undefined
  try {
    JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__' || key === 'constructor') found = key
      return value
    })
  } catch {
    return undefined
  }
  return found
}

/** Parses bodies on the routes registered afterwards: JSON in plain UTF-8 without prototype keys. */
export const addJsonBody = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    try {
      const text = readText(request, body)
      // The type allows a promise, but Fastify's own parser returns none: it reports only through the callback.
      void parse(request, text, (error, value) => {
        const key = error ? forbiddenKey(text) : undefined
        done(key === undefined ? error : refusal(`${key}: is not allowed`, WRONG), value)
      })
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, ({ headers }, _body, done) => {
    const { 'content-type': type } = headers
    done(
      refusal(
        `Content-Type: ${type === undefined ? 'is missing' : `'${type}' is not supported`}`,
        UNSUPPORTED,
      ),
    )
  })
}
