import type { ATTACHMENT_TYPES } from './rules.ts'

/** Allowed media types of attachments (S5). */
export const MEDIA_TYPES = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/gif',
  'image/jpeg',
  'image/png',
] as const
export type MediaType = (typeof MEDIA_TYPES)[number]

const [PDF, DOC, DOCX, GIF, JPEG, PNG] = MEDIA_TYPES

/** First bytes of each type. */
const BEGINNINGS: readonly (readonly [MediaType, readonly number[]])[] = [
  [PDF, [0x25, 0x50, 0x44, 0x46, 0x2d]],
  [DOC, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  [DOCX, [0x50, 0x4b, 0x03, 0x04]],
  [GIF, [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  [GIF, [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  [JPEG, [0xff, 0xd8, 0xff]],
  [PNG, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/** A docx is an archive that contains this file; other archives start with the same bytes. */
const DOCUMENT = Array.from('word/document.xml', (letter) => letter.charCodeAt(0))

const OF_ENDINGS: Readonly<Record<(typeof ATTACHMENT_TYPES)[number], MediaType>> = {
  pdf: PDF,
  doc: DOC,
  docx: DOCX,
  gif: GIF,
  jpeg: JPEG,
  jpg: JPEG,
  jpe: JPEG,
  jif: JPEG,
  jfif: JPEG,
  jfi: JPEG,
  png: PNG,
}

const isAt = (bytes: Uint8Array, position: number, pattern: readonly number[]): boolean =>
  pattern.every((byte, index) => bytes[position + index] === byte)

const holds = (bytes: Uint8Array, pattern: readonly number[]): boolean => {
  const [first = 0] = pattern
  let position = bytes.indexOf(first)
  while (position !== -1 && !isAt(bytes, position, pattern)) position = bytes.indexOf(first, position + 1)
  return position !== -1
}

/** Returns the media type of the content; undefined if it is not allowed. */
const mediaTypeOf = (bytes: Uint8Array): MediaType | undefined => {
  const type = BEGINNINGS.find(([, beginning]) => isAt(bytes, 0, beginning))?.[0]
  return type === DOCX && !holds(bytes, DOCUMENT) ? undefined : type
}

/**
 * Returns the media type of an attachment (S5: by extension and content); undefined if it is not allowed, or if the
 * name does not match the content.
 */
export const attachedType = (name: string, bytes: Uint8Array): MediaType | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const named = Object.hasOwn(OF_ENDINGS, ending) ? OF_ENDINGS[ending as keyof typeof OF_ENDINGS] : undefined
  return named !== undefined && named === mediaTypeOf(bytes) ? named : undefined
}
