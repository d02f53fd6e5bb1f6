import { describe, expect, it } from 'vitest'
import { attachedType } from './fileType.ts'
import { ATTACHMENT_TYPES } from './rules.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const DOCX = bytes('PK\x03\x04…\x00\x00[Content_Types].xml…wword/document.xml…PK\x05\x06')
const CONTENT: Readonly<Record<(typeof ATTACHMENT_TYPES)[number], Uint8Array>> = {
  pdf: bytes('%PDF-1.7\n%…'),
  doc: bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1…'),
  docx: DOCX,
  gif: bytes('GIF89a…'),
  jpeg: bytes('\xff\xd8\xff\xe0…JFIF'),
  jpg: bytes('\xff\xd8\xff\xdb…'),
  jpe: bytes('\xff\xd8\xff\xe1…Exif'),
  jif: bytes('\xff\xd8\xff\xe0…'),
  jfif: bytes('\xff\xd8\xff\xe0…'),
  jfi: bytes('\xff\xd8\xff\xe0…'),
  png: bytes('\x89PNG\r\n\x1a\n…'),
}

describe('the type of a file', () => {
  it.each(ATTACHMENT_TYPES)('follows from content and extension for .%s in any case', (ending) => {
    expect(attachedType(`photo.${ending}`, CONTENT[ending])).toMatch(/^(image|application)\//)
    expect(attachedType(`PHOTO.${ending.toUpperCase()}`, CONTENT[ending])).toBeDefined()
  })

  it('is undefined if content and extension differ', () => {
    expect(attachedType('photo.png', CONTENT.jpg)).toBeUndefined()
    expect(attachedType('report.pdf', bytes('<script>alert(1)</script>'))).toBeUndefined()
    expect(attachedType('page.html', CONTENT.pdf)).toBeUndefined()
    expect(attachedType('__proto__', CONTENT.pdf)).toBeUndefined()
    expect(attachedType('empty.gif', bytes(''))).toBeUndefined()
  })

  it('is undefined for an archive that is not a document', () => {
    expect(attachedType('tools.docx', bytes('PK\x03\x04…setup.exe…'))).toBeUndefined()
  })
})
