// The same two steps on a page that is React and their elements, and nothing else: what a key press costs at least.
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { ROOT } from './measure.mjs'

/** What of the page is in the document, as data. Runs in the page. */
export const READ_BODY = () => {
  const read = (node) => {
    if (node.nodeType === 3) return node.data
    if (node.nodeType !== 1 || node.tagName === 'SCRIPT') return undefined
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
    return {
      tag: node.localName,
      attributes,
      children: [...node.childNodes].map(read).filter((one) => one !== undefined),
    }
  }
  return read(document.body)
}

const PROGRAM = `
import { createElement, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const NAMES = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', value: 'defaultValue', checked: 'defaultChecked', style: undefined, selected: undefined }
const elementOf = (node, index) => {
  if (typeof node === 'string') return node
  if (node.attributes.id === 'content') return createElement(Main, { key: index })
  const given = Object.entries(node.attributes).map(([name, value]) => [name in NAMES ? NAMES[name] : name, value])
  const props = Object.fromEntries(given.filter(([name]) => name !== undefined))
  const children = node.children.map(elementOf)
  return createElement(node.tag, { ...props, key: index }, children.length === 0 ? undefined : children)
}
const mainOf = (node) =>
  typeof node === 'string' ? undefined
    : node.attributes.id === 'content' ? node : node.children.map(mainOf).find(Boolean)
const Main = () => {
  const [body, setBody] = useState(globalThis.bodies[0])
  useLayoutEffect(() => {
    const next = (event) => event.key === 'Enter' && setBody(globalThis.bodies[1])
    addEventListener('keydown', next)
    return () => removeEventListener('keydown', next)
  }, [])
  useLayoutEffect(() => { if (body === globalThis.bodies[1]) document.querySelector('main h1').focus() }, [body])
  const { id, ...attributes } = mainOf(body).attributes
  return elementOf({ ...mainOf(body), attributes })
}
createRoot(document.body).render(globalThis.bodies[0].children.map(elementOf))
`

/** Opens that page at `/bare`, with the style sheets of the portal. */
export const openBare = async (page, bodies, styles) => {
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: resolve(ROOT, 'apps/web'), loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [{ text }] = outputFiles
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  await page.route('**/bare', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head>${links}<script>globalThis.bodies=${JSON.stringify(bodies).replaceAll('<', '\\u003c')}</script></head><body></body></html>`,
    }),
  )
  await page.goto('/bare')
  await page.addScriptTag({ content: text })
  await page.locator('main h1').waitFor()
}
