import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { withoutLog } from './leanLog.ts'

describe('the sign-in library without its log', () => {
  it('loses what is only said to the log', () => {
    expect(withoutLog('  const url = "x";\n  logger2.debug("url:", url);\n  return url;')).toBe(
      '  const url = "x";\n\n  return url;',
    )
    expect(withoutLog('this._logger.warn("late");')).toBe('')
  })

  it('keeps what throws, and what goes on on the next line', () => {
    for (const kept of [
      'logger2.throw(new Error("No response"));',
      'logger2.error(',
      'logger2.debug("a", f(b);',
      'const level = logger2.debug("x");',
    ])
      expect(withoutLog(kept)).toBe(kept)
  })

  it('throws as often as it did', () => {
    const code = readFileSync(
      createRequire(import.meta.url)
        .resolve('oidc-client-ts')
        .replace('umd', 'esm')
        .replace(/[^/]*$/, 'oidc-client-ts.js'),
      'utf8',
    )
    const throwsOf = (text: string) => text.match(/\bthrow\b/g)?.length
    expect(throwsOf(withoutLog(code))).toBe(throwsOf(code))
    expect(withoutLog(code).length).toBeLessThan(code.length)
  })
})
