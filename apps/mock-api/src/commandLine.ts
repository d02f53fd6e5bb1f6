import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ServerOptions } from './server.ts'

export const USAGE = `Usage: npm run mock -- [options]
  --port 4010             port to listen on (default: MOCK_PORT, else 4010)
  --host localhost        address to listen on; 0.0.0.0 in a container
  --seed 7                the world's seed (default: as in --data, else 7)
  --size small            small, medium or large (default: as in --data, else small)
  --now 2026-11-21T06:00  the world's time at start (default: as in --data, else now)
  --portal-origin URL     a portal that signs in here (may be repeated)
  --data FILE             stores writes in this file, so that they survive a restart (default: MOCK_DATA)
  --dist DIR              also serves the built portal from here
  --help                  prints this text`

const DEFAULT_PORT = '4010'

/** Thrown for an invalid command line. The message names the mistake. */
class UsageError extends Error {}

const wholeNumber = (name: string, text: string, min: number, max: number): number => {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  throw new UsageError(`${name} must be a whole number from ${min} to ${max}, not '${text}'.`)
}

const originOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new UsageError(`--portal-origin must be an address such as http://localhost:5173, not '${text}'.`)
}

/** Range of years for the start of a world. */
const [FIRST_YEAR, LAST_YEAR] = [2020, 2099]

const dateOf = (text: string): Date => {
  const date = new Date(text)
  const year = date.getUTCFullYear()
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return date
  throw new UsageError(
    `--now must be a date and time from ${FIRST_YEAR} to ${LAST_YEAR} such as 2026-11-21T06:00:00Z, not '${text}'.`,
  )
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Parses a command line into server options and the address to listen on, or `help`. Throws errors that
 * {@link isUsageError} recognizes.
 */
export const readCommandLine = (
  args: readonly string[],
  { MOCK_PORT, MOCK_DATA }: Environment = {},
): 'help' | (ServerOptions & { port: number; host: string }) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      help: { type: 'boolean' },
      host: { type: 'string', default: 'localhost' },
      seed: { type: 'string' },
      size: { type: 'string' },
      now: { type: 'string' },
      'portal-origin': { type: 'string', multiple: true, default: [] },
      data: { type: 'string' },
      dist: { type: 'string' },
    },
  })
  if (values.help) return 'help'
  // Options take precedence over the environment, in which an empty variable counts as unset.
  const { seed, size, dist, data = MOCK_DATA || undefined, now } = values
  if (size !== undefined && size !== 'small' && size !== 'medium' && size !== 'large')
    throw new UsageError(`--size must be small, medium or large, not '${size}'.`)
  if (dist !== undefined && !existsSync(resolve(dist, 'index.html'))) {
    throw new UsageError(`--dist: there is no built portal in '${dist}'. Build it with: npm run build`)
  }
  if (values.host === '') throw new UsageError('--host must be a name or an address such as 0.0.0.0.')
  const portName = values.port === undefined && MOCK_PORT ? 'MOCK_PORT' : '--port'
  const port = wholeNumber(portName, values.port ?? (MOCK_PORT || DEFAULT_PORT), 1, 65_535)
  return {
    port,
    host: values.host,
    origin: `http://localhost:${port}`,
    portalOrigins: values['portal-origin'].map(originOf),
    logger: true,
    ...(seed !== undefined && { seed: wholeNumber('--seed', seed, 0, 4_294_967_295) }),
    ...(size !== undefined && { size }),
    ...(data !== undefined && { data: resolve(data) }),
    ...(dist !== undefined && { dist: resolve(dist) }),
    ...(now !== undefined && { now: dateOf(now) }),
  }
}

export const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
