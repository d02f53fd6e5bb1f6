import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compress } from './compress.mjs'

let dist
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'compress-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const write = (name, content) => {
  mkdirSync(join(dist, name, '..'), { recursive: true })
  writeFileSync(join(dist, name), content)
}

describe('a compressed build', () => {
  const text = 'export const charger = 1\n'.repeat(100)

  it.each(['index.html', 'assets/portal.js', 'assets/portal.css', 'favicon.svg'])(
    'contains %s in Brotli, gzip and uncompressed form',
    (name) => {
      write(name, text)
      compress(dist)
      expect(readFileSync(join(dist, name), 'utf8')).toBe(text)
      expect(brotliDecompressSync(readFileSync(join(dist, `${name}.br`))).toString()).toBe(text)
      expect(gunzipSync(readFileSync(join(dist, `${name}.gz`))).toString()).toBe(text)
    },
  )

  it.each([
    ['fonts, which are already compressed', 'assets/inter.woff2', text],
    ['files too short to benefit', 'assets/core.js', 'export {}'],
    ['the build manifest, which is not served', '.vite/manifest.json', text],
  ])('has no compressed copy of %s', (_what, name, content) => {
    write(name, content)
    compress(dist)
    expect(existsSync(join(dist, `${name}.br`))).toBe(false)
    expect(existsSync(join(dist, `${name}.gz`))).toBe(false)
  })
})
