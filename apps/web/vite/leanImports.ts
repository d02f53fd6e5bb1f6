import type { Plugin } from 'vite'

/** The inspector, which hardly anybody sees, loads its sheet itself. */
const LOADED_BY_HAND = /\/inspector-/
const HELPER = '\0vite/preload-helper.js'
/** `__vitePreload(async () => {const {a} = await import('./a.js'); return {a}}, …)` and its shorter form. */
const IMPORT = String.raw`(import\([^()]*\)(?:\.then\(\(?\w+\)? => \w+\.\w+\))?)`
const WRAPPED = new RegExp(
  String.raw`__vitePreload\(\s*(?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await ${IMPORT};\s*return \{[^}]*\};?\s*\}|${IMPORT}),\s*__VITE_PRELOAD__\s*(?:,[^)]*)?\)`,
  'g',
)

/** The code of a chunk, its dynamic imports without what Vite wrapped around them. */
export const unwrapImports = (code: string): string => code.replace(WRAPPED, '$1$2')

/**
 * Dynamic imports as they are written. Vite wraps each, so that style sheets of lazy chunks are loaded first; ours come all
 * with the first page, so the wrapping only weighs.
 */
export const leanImports = (): Plugin => ({
  name: 'lean-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
  renderChunk(code) {
    return { code: unwrapImports(code), map: null }
  },
  generateBundle(_options, bundle) {
    // Of what chunks import; a sheet that is imported by its address is loaded by whoever wants it.
    const sheets = new Set(
      Object.values(bundle).flatMap((file) => [
        ...(file.type === 'chunk' ? (file.viteMetadata?.importedCss ?? []) : []),
      ]),
    )
    if (sheets.size > 1)
      this.error(`More than one style sheet, and nothing loads the others: ${[...sheets].join(', ')}`)
  },
})
