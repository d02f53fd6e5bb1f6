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

/** Writes bytes to an open file and returns the number written. A parameter, so that tests can simulate a full disk. */
export type Write = (file: number, bytes: Buffer) => number

const writeAll = (write: Write, file: number, bytes: Buffer): void => {
  for (let from = 0; from < bytes.length; ) from += write(file, bytes.subarray(from))
}

export interface DataFile<T> {
  /** Result of `accept` for the existing lines. */
  readonly content: T
  /** Notices for the person who started the server. */
  readonly notices: readonly string[]
  /**
   * Appends a line and returns once the operating system has it. On failure, removes what was written of it and throws
   * a {@link KeepError}.
   */
  readonly append: (entry: unknown) => void
  /** Replaces all lines but the first, atomically. */
  readonly rewrite: (entries: Iterable<unknown>) => void
  readonly close: () => void
}

/**
 * Writes a complete file next to the original, then renames it. After a crash, `path` has the old or the new content.
 */
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
 * Opens a log: a header line, then one line per write. A new or empty file gets `newHeader`. An incomplete last line
 * is cut off, because its request was never confirmed. `accept` parses header and entries. If it throws, or if the
 * file is damaged in another way, the file stays unchanged and a {@link DataError} is thrown.
 */
export const openDataFile = <T>(
  where: string,
  newHeader: unknown,
  accept: (header: unknown, entries: readonly unknown[], path: string) => T,
  write: Write = writeSync,
): DataFile<T> => {
  const absolute = resolve(where)
  const path = existsSync(absolute) ? realpathSync(absolute) : absolute
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
      throw new DataError(`${path} is damaged and was left unchanged: ${read.fault}.`)
    if (!isNew && read.values.length === 0)
      throw new DataError(
        `${path} is not a data file of the mock, because its first line is incomplete. It was left unchanged.`,
      )
    const [header = newHeader, ...entries] = read.values
    const content = accept(header, entries, path)
    const rest = bytes.length - read.length
    let { length, sum } = isNew ? replace(path, [newHeader]) : read
    if (rest > 0) truncateSync(path, length)
    let file = openSync(path, 'a')
    /** Set if nothing can be appended, because a partial line could not be removed. */
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
          throw new KeepError(`Nothing was written, because ${path} cannot be extended: ${reason}`)
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
