import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g
const EXPORT = /export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.mjs)'/g
const ESM = join(dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')), 'dist/esm')

const words = (list: string): readonly string[] =>
  list.split(',').flatMap((one) => (one.trim() && !one.trim().startsWith('type ') ? [one.trim()] : []))

/** Which file of the library holds the icon of each name. */
const readFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(join(ESM, 'lucide-react.mjs'), 'utf8').matchAll(EXPORT)].flatMap(
      ([, names = '', file = '']) =>
        words(names).map((name) => [name.replace('default as ', ''), join(ESM, file)] as const),
    ),
  )

/** A module whose icons are imported each from its own file. */
export const withDirectIcons = (code: string, files: ReadonlyMap<string, string>): string =>
  code.replace(IMPORT, (_, names: string) =>
    words(names)
      .map((name) => {
        const [icon = '', local = icon] = name.split(' as ')
        const file = files.get(icon)
        if (!file) throw new Error(`lucide-react has no icon ${icon}.`)
        return `import ${local} from ${JSON.stringify(file)}`
      })
      .join(';'),
  )

/**
 * Through the library's index every icon of the portal would belong to its first chunk, because the index imports them
 * all: each is imported from its own file instead, so that it comes with the view that shows it.
 */
export const directIcons = (): Plugin => {
  let files: ReadonlyMap<string, string> | undefined
  return {
    name: 'direct-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes("from 'lucide-react'")) return undefined
      files ??= readFiles()
      return { code: withDirectIcons(code, files), map: null }
    },
  }
}
