import type { Plugin } from 'vite'

/**
 * Adds a comment that asks V8 to compile the whole entry chunk while it loads: most of its functions run before the
 * first screen is shown, and compiling them one by one would block the page. Other engines ignore it.
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry)
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  },
})
