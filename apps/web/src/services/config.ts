import type { Failure } from '@portal/machines'
import { type Config, readConfig } from '@portal/schemas'

const failure = (code: string, message: string): Failure => ({ code, message })

/**
 * Loads `config.json`, which sets environment and brand of a build. Rejects with CONFIG_UNREACHABLE, or with
 * CONFIG_INVALID and the field in its message.
 */
export const loadConfig = async (signal?: AbortSignal): Promise<Config> => {
  let text: string
  try {
    const response = await fetch('/config.json', { ...(signal && { signal }) })
    if (!response.ok) throw failure('CONFIG_UNREACHABLE', `config.json answered ${response.status}`)
    text = await response.text()
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'CONFIG_UNREACHABLE')
      throw error
    throw failure('CONFIG_UNREACHABLE', 'config.json could not be loaded')
  }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw failure('CONFIG_INVALID', 'config.json is not JSON')
  }
  const read = readConfig(data)
  if ('problem' in read) throw failure('CONFIG_INVALID', `config.json: ${read.problem}`)
  // oxlint-disable-next-line no-console -- tells the people who deploy the portal what to fix
  for (const warning of read.warnings) console.warn(`config.json: ${warning}`)
  return read.config
}
