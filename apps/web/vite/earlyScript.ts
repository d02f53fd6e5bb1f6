import type { Plugin } from 'vite'

const SOURCE = '/src/early.ts'

/** Puts `src/early.ts` into the page as a script of its own: imported by the rest it would run only once all of that is here. */
export const earlyScript = (): Plugin => ({
  name: 'early-script',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) => {
      const built = Object.values(bundle ?? {}).find(
        (output) => output.type === 'chunk' && output.isEntry && output.facadeModuleId?.endsWith(SOURCE),
      )
      const src = built ? `/${built.fileName}` : SOURCE
      return [{ tag: 'script', attrs: { type: 'module', crossorigin: true, src }, injectTo: 'head-prepend' }]
    },
  },
})
