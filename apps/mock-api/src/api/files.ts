import { createHash } from 'node:crypto'
import { ATTACHMENTS_MAX_BYTES, toAddressPart } from '@portal/schemas'
import type { StoredFile, UploadedFile } from '@portal/schemas/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BcoError } from '../bco/handler.ts'

const FORM = 'multipart/form-data'
const FIELD = 'file'
/**
 * Max size of a form. Higher than the limit for files, so that the error can name a file that is slightly too large.
 */
export const MAX_UPLOAD_BYTES = 2 * ATTACHMENTS_MAX_BYTES

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set when the route takes one file as multipart/form-data. */
    upload?: true
  }
}

/** Reads the only file of a form. Throws if the body is not a form, or holds several files, no file or other fields. */
const readForm = async (contentType: string, body: Buffer): Promise<UploadedFile> => {
  let fields: [string, FormDataEntryValue][]
  try {
    const headers = { 'content-type': contentType }
    fields = [...(await new Response(new Uint8Array(body), { headers }).formData())]
  } catch {
    throw new BcoError('Error', `${FIELD}: the body must be ${FORM}`)
  }
  const [first, another] = fields
  if (!first) throw new BcoError('Error', `${FIELD}: is missing`)
  const [name, value] = first
  if (name !== FIELD || typeof value === 'string') throw new BcoError('Error', `${name}: is not a known file`)
  if (another) throw new BcoError('Error', `${another[0]}: one file at a time`)
  return { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }
}

/** Parses forms on the routes registered afterwards. Routes that take no file reject them. */
export const addFiles = (app: FastifyInstance): void => {
  const options = { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES } as const
  app.addContentTypeParser(FORM, options, async (request: FastifyRequest, body: Buffer) => {
    if (!request.routeOptions.config.upload) throw new BcoError('Error', 'body: this call accepts no files')
    return readForm(request.headers['content-type'] ?? '', body)
  })
}

export const fileOf = ({ body }: FastifyRequest): UploadedFile => {
  if (typeof body === 'object' && body !== null && 'bytes' in body) return body as UploadedFile
  throw new BcoError('Error', `${FIELD}: send it as ${FORM}`)
}

/** Fingerprint that identifies a repeated upload. */
export const fingerprintOf = ({ name, bytes }: UploadedFile) => ({
  name,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

/** Content-Disposition with the file name in ASCII for old clients and in UTF-8 for all others (RFC 6266). */
const disposition = (name: string): string => {
  const ascii = name.replace(/[^\w. ()-]/g, '_')
  const encoded = toAddressPart(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Sends a file as a download. Browsers must not sniff its type or render it as a page of this origin. */
export const sendFile = (reply: FastifyReply, { name, type, bytes }: StoredFile) =>
  reply
    .type(type)
    .header('content-disposition', disposition(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(Buffer.from(bytes))
