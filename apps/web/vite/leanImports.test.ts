import { describe, expect, it } from 'vitest'
import { unwrapImports } from './leanImports.ts'

describe('A dynamic import that Vite wrapped', () => {
  it.each([
    [
      '(await __vitePreload(async () => {\n\tconst { core } = await import("./core-!~{001}~.js");\n\treturn { core };\n}, __VITE_PRELOAD__)).core',
      '(await import("./core-!~{001}~.js")).core',
    ],
    [
      '__vitePreload(async () => {\n\tconst { Notice } = await import("./Notice.js").then((n) => n.n);\n\treturn { Notice };\n}, __VITE_PRELOAD__)',
      'import("./Notice.js").then((n) => n.n)',
    ],
    ['load(__vitePreload(() => import("./a.js"), __VITE_PRELOAD__))', 'load(import("./a.js"))'],
  ])('stands as it was written: %s', (wrapped, written) => {
    expect(unwrapImports(wrapped)).toBe(written)
  })

  it('is left alone where it looks otherwise', () => {
    const code = '__vitePreload(() => import(address(1)), __VITE_PRELOAD__)'
    expect(unwrapImports(code)).toBe(code)
  })
})
