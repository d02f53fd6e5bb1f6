import type { Plugin } from 'vite'

const LIBRARY = /\/oidc-client-ts\/dist\/esm\/oidc-client-ts\.js$/
/** A statement that only logs, on a line of its own. `logger.throw` throws and stays. */
const LOGS = /^[ \t]*(?:this\._)?(?:_?l|L|methodL|staticL)ogger\d*\.(?:debug|info|warn|error)\(.*\);$/gm

const isClosed = (statement: string): boolean => statement.split('(').length === statement.split(')').length

/** The library's code without what it only says to a log. */
export const withoutLog = (code: string): string =>
  code.replace(LOGS, (statement) => (isClosed(statement) ? '' : statement))

/** oidc-client-ts writes a log that is off unless somebody asks for it, and the portal never does: its sentences only weigh. */
export const leanLog = (): Plugin => ({
  name: 'lean-log',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!LIBRARY.test(id)) return undefined
    const lean = withoutLog(code)
    if (lean === code) throw new Error(`${id} is not written as it was when its log was left out.`)
    return { code: lean, map: null }
  },
})
