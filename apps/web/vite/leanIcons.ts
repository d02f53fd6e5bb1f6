import { runInNewContext } from 'node:vm'
import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/
const DATA = /const __iconData = (\{[\s\S]*?\n\});/
const RUNTIME = new URL('../src/ui/iconRuntime.ts', import.meta.url).pathname

/**
 * lucide-react's icons carry names, aliases, random React keys and a run time that resolves them: half of their bytes.
 * In the build each icon becomes its shapes alone, drawn by our own ten lines; what is on screen is the same.
 */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!ICON.test(id) || !code.includes('createLucideIcon(')) return undefined
    const data = DATA.exec(code)?.[1]
    if (!data) throw new Error(`${id} is not written as lucide's icons were when they were made lean.`)
    const { node } = runInNewContext(`(${data})`) as { node: [string, Record<string, string>][] }
    const shapes = node.map(([tag, { key: _, ...attributes }]) => [tag, attributes])
    return {
      code: [
        `import { icon } from ${JSON.stringify(RUNTIME)}`,
        `export default /* @__PURE__ */ icon(${JSON.stringify(shapes)})`,
      ].join('\n'),
      map: null,
      moduleSideEffects: false,
    }
  },
})
