import { Readable } from 'node:stream'
import { ATTACHMENTS_MAX_BYTES } from '@portal/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAX_UPLOAD_BYTES } from './files.ts'

const TOO_LARGE = 413

const limitOf = ({ routeOptions: { bodyLimit, config } }: FastifyRequest) =>
  config.upload
    ? {
        most: MAX_UPLOAD_BYTES,
        message: `file: is too large: a request accepts at most ${ATTACHMENTS_MAX_BYTES} bytes in total`,
      }
    : { most: bodyLimit, message: `body: is too large: at most ${bodyLimit} bytes are accepted` }

const readUpTo = async (stream: AsyncIterable<Buffer>, most: number) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size <= most) chunks.push(chunk)
  }
  return { chunks, size }
}

/**
 * Reads an oversized body to its end before rejecting it, on all routes registered afterwards. Fastify would respond
 * and close immediately, so a caller that is still sending would see a broken connection instead of the response.
 */
export const addWholeBody = (app: FastifyInstance): void => {
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (length === undefined && coding === undefined) return payload
    const { most, message } = limitOf(request)
    const { chunks, size } = await readUpTo(payload as AsyncIterable<Buffer>, most)
    if (size > most) throw Object.assign(new Error(message), { statusCode: TOO_LARGE })
    return Object.assign(Readable.from(chunks), { receivedEncodedLength: size })
  })
}
