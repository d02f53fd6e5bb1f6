import type { Plugin } from 'vite'

/**
 * Moves the portal's stylesheet below the shell of index.html, which needs only start.css, so the browser paints the
 * shell before the stylesheet arrives. Module scripts still wait for it.
 */
export const stylesAfterShell = (): Plugin => ({
  name: 'styles-after-shell',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [styles = ''] = /\s*<link rel="stylesheet" crossorigin [^>]+>/.exec(html) ?? []
      return html.replace(styles, '').replace(/\s*<\/body>/, `${styles}$&`)
    },
  },
})
