import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DataError } from './errors.ts'

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process also counts as running.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Locks of this process. The process id in a lock file is not enough, because it can come from an earlier process with
 * the same id.
 */
const own = new Set<string>()

/**
 * Locks a data file for this process. Returns the function that releases it. The lock is a file next to the data file
 * that contains the process id. The lock of a dead process (`kill -9`) is ignored.
 */
export const lock = (path: string): (() => void) => {
  const file = `${path}.lock`
  if (own.has(file)) throw new DataError(`${path} is already open in this process.`)
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' })
  try {
    take()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder !== process.pid && Number.isSafeInteger(holder) && holder > 0 && isRunning(holder))
      throw new DataError(
        `${path} is in use by process ${holder}. Two servers cannot share it: stop that one, or remove ${file} if it is not a mock server.`,
      )
    rmSync(file, { force: true })
    take()
  }
  own.add(file)
  return () => {
    own.delete(file)
    rmSync(file, { force: true })
  }
}
