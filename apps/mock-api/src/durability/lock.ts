import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DataError } from './errors.ts'

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process counts as running, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The data files that this process has open: a lock with its own id says nothing else about who holds it. */
const own = new Set<string>()

/**
 * Takes a data file for this process alone; answers what gives it back. The lock is a file beside it with the id of the
 * process. What a process left that is no more (`kill -9`) is no lock.
 */
export const lock = (path: string): (() => void) => {
  const file = `${path}.lock`
  if (own.has(file)) throw new DataError(`${path} is open in this process already.`)
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' })
  try {
    take()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder !== process.pid && Number.isSafeInteger(holder) && holder > 0 && isRunning(holder))
      throw new DataError(
        `${path} is in use by process ${holder}. Two servers cannot share it: stop that one, or remove ${file} if it is no mock server.`,
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
