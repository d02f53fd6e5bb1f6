import type { HtmlTagDescriptor, Plugin } from 'vite'

const FONT = /inter-latin-opsz-normal-.*\.woff2$/
/** Chunks that the first script asks for anyway: named in the page, they arrive beside it and not one after the other. */
const CHUNKS = /^assets\/(start|rolldown-runtime|identity)-.*\.js$/

/** Lets the browser fetch the first chunks, the sign-in's code and the typeface as soon as it has read the page. */
export const preloadFirst = (): Plugin => ({
  name: 'preload-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {}, filename }) => {
      if (!filename.endsWith('/index.html')) return []
      const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { crossorigin: true, ...attrs },
        injectTo: 'head',
      })
      return Object.keys(bundle).flatMap((file) => {
        if (CHUNKS.test(file)) return link({ rel: 'modulepreload', href: `/${file}` })
        return FONT.test(file)
          ? link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` })
          : []
      })
    },
  },
})
