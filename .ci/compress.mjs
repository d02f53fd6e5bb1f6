// Adds Brotli and gzip versions of the files of a build, so the server need not compress responses itself.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Excludes fonts and bitmap images, which are already compressed. */
const TEXT = /\.(css|html|js|json|svg|txt)$/
/** Smaller files fit into one packet even uncompressed. */
const LEAST_BYTES = 500

const brotli = (content) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })

/** Compressors by the extension that @fastify/static looks for. */
const PACKERS = {
  br: brotli,
  gz: (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
}

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    // `.vite` describes the build and is never served.
    if (entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })

/**
 * Writes `file.br` and `file.gz` beside each text file in `folder`, unless the file is small or compression saves
 * nothing.
 */
export const compress = (folder) => {
  for (const path of filesIn(folder)) {
    const content = readFileSync(path)
    if (!TEXT.test(path) || content.length < LEAST_BYTES) continue
    for (const [ending, pack] of Object.entries(PACKERS)) {
      const packed = pack(content)
      if (packed.length < content.length) writeFileSync(`${path}.${ending}`, packed)
    }
  }
}
