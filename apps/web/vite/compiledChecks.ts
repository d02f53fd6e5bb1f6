import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { Plugin } from 'vite'
import { configSchema } from '../../../schemas/config.ts'

const ID = 'virtual:checks'

/**
 * The check of config.json, compiled by Ajv from its schema at build time: neither validator nor schema library travels to
 * the browser, and the Content-Security-Policy needs no `unsafe-eval`.
 */
export const compiledChecks = (): Plugin => ({
  name: 'compiled-checks',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined
    // Lengths in UTF-16 units, as JavaScript counts them: to count code points Ajv adds a CommonJS module. It logs that the
    // option is deprecated. Its sentences are not used: which field is wrong is.
    const ajv = new Ajv({ unicode: false, logger: false, messages: false, code: { source: true, esm: true } })
    ajv.addSchema(configSchema, 'checkConfig')
    return standaloneCode(ajv, { checkConfig: 'checkConfig' })
  },
})
