import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DataError, KeepError, reasonOf } from './errors.ts'
import { lineOf, readLines } from './lines.ts'
import { lock } from './lock.ts'

/** Writes bytes to an open file and answers how many; a parameter, so that tests can fill the disk. */
export type Write = (file: number, bytes: Buffer) => number

const writeAll = (write: Write, file: number, bytes: Buffer): void => {
  for (let from = 0; from < bytes.length; ) from += write(file, bytes.subarray(from))
}

export interface DataFile<T> {
  /** What was made of the lines that were there. */
  readonly content: T
  /** A notice for the person who started the server. */
  readonly notices: readonly string[]
  /** Adds a line. It has been handed to the operating system when this returns; throws {@link KeepError} and adds nothing. */
  readonly append: (entry: unknown) => void
  /** Puts other lines in place of all but the first; whole or not at all. */
  readonly rewrite: (entries: Iterable<unknown>) => void
  readonly close: () => void
}

/** Writes a whole file beside the one that it takes the place of: a crash leaves either. */
const replace = (
  path: string,
  values: Iterable<unknown>,
): { readonly length: number; readonly sum: number } => {
  const beside = `${path}.new`
  const file = openSync(beside, 'w')
  let [length, sum] = [0, 0]
  try {
    for (const value of values) {
      const line = lineOf(value, sum)
      writeAll(writeSync, file, line.bytes)
      length += line.bytes.length
      sum = line.sum
    }
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(beside, path)
  return { length, sum }
}

/**
 * Opens a log: a first line that says what it is of, then one line per write. Of a file that is new or empty the first
 * line is `newHeader`. An incomplete last line is cut off: its request was never confirmed. Any other damage is
 * refused with its place ({@link DataError}) and the file left as it is, as it is when `accept` throws, which makes
 * something of the first line and of the others.
 */
export const openDataFile = <T>(
  where: string,
  newHeader: unknown,
  accept: (header: unknown, entries: readonly unknown[], path: string) => T,
  write: Write = writeSync,
): DataFile<T> => {
  const given = resolve(where)
  const path = existsSync(given) ? realpathSync(given) : given
  if (!existsSync(dirname(path))) throw new DataError(`There is no folder ${dirname(path)} for --data.`)
  let unlock: () => void
  try {
    unlock = lock(path)
  } catch (error) {
    if (error instanceof DataError) throw error
    throw new DataError(`${path} cannot be used: ${reasonOf(error)}`)
  }
  try {
    const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
    const isNew = bytes.length === 0
    const read = readLines(bytes)
    if (read.fault !== undefined)
      throw new DataError(`${path} is damaged and was left as it is: ${read.fault}.`)
    if (!isNew && read.values.length === 0)
      throw new DataError(
        `${path} is no data file of the mock, its first line is not complete: it was left as it is.`,
      )
    const [header = newHeader, ...entries] = read.values
    const content = accept(header, entries, path)
    const rest = bytes.length - read.length
    let { length, sum } = isNew ? replace(path, [newHeader]) : read
    if (rest > 0) truncateSync(path, length)
    let file = openSync(path, 'a')
    /** Why nothing can be added any more: part of a line could not be taken back. */
    let broken: string | undefined
    return {
      content,
      notices:
        rest > 0
          ? [`${path}: line ${read.values.length + 1} was not complete (${rest} bytes) and has been dropped.`]
          : [],
      append: (entry) => {
        const line = lineOf(entry, sum)
        try {
          if (broken !== undefined) throw new Error(broken)
          writeAll(write, file, line.bytes)
        } catch (error) {
          const reason = reasonOf(error)
          try {
            ftruncateSync(file, length)
          } catch (failure) {
            broken = `${reason}, then ${reasonOf(failure)}; restart the mock`
          }
          throw new KeepError(`Nothing was written, since ${path} takes no more: ${reason}`)
        }
        length += line.bytes.length
        sum = line.sum
      },
      rewrite: (next) => {
        const whole = function* () {
          yield header
          yield* next
        }
        const written = replace(path, whole())
        closeSync(file)
        file = openSync(path, 'a')
        ;({ length, sum } = written)
      },
      close: () => {
        fsyncSync(file)
        closeSync(file)
        unlock()
      },
    }
  } catch (error) {
    unlock()
    if (error instanceof DataError) throw error
    throw new DataError(`${path} cannot be used: ${reasonOf(error)}`)
  }
}
