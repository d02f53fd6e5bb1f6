import type { Plugin } from 'vite'
import { configSchema } from '../../../schemas/config.ts'
import { userInfoSchema } from '../../../schemas/entities/userInfo.ts'
import { compileCheck } from './compileCheck.ts'

const ID = 'virtual:checks'
const RUNTIME = new URL('../src/services/checks.ts', import.meta.url).pathname

/**
 * Checks of what comes from outside (config.json, who is signed in), compiled from their schemas at build time: neither
 * validator nor schema travels to the browser, and the Content-Security-Policy needs no `unsafe-eval`.
 */
export const compiledChecks = (): Plugin => ({
  name: 'compiled-checks',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined
    return [
      `import { list, object, oneOf, text, whole } from ${JSON.stringify(RUNTIME)}`,
      `export const checkConfig = ${compileCheck(configSchema)}`,
      `export const checkUserInfo = ${compileCheck(userInfoSchema)}`,
    ].join('\n')
  },
})
