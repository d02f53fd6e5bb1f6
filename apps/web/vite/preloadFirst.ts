import type { HtmlTagDescriptor, Plugin } from 'vite'

const FONT = /inter-latin-opsz-normal-.*\.woff2$/
/** Chunks that the first script asks for anyway: named in the page, they arrive beside it and not one after the other. */
const CHUNKS = /^assets\/(start|rolldown-runtime)-.*\.js$/
const IDENTITY = /\/services\/identity\.ts$/

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
      return Object.entries(bundle).flatMap(([file, part]) => {
        // Of the chunks that are imported by need, which may be called start as well, only the sign-in's.
        const isFirst =
          part.type === 'chunk' &&
          (part.isDynamicEntry ? IDENTITY.test(part.facadeModuleId ?? '') : CHUNKS.test(file))
        if (isFirst) return link({ rel: 'modulepreload', href: `/${file}` })
        return FONT.test(file)
          ? link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` })
          : []
      })
    },
  },
})
