import { crc32 } from 'node:zlib'

const SUM_DIGITS = 8
const NEWLINE = 0x0a

/**
 * Returns a line of a data file: JSON, a space, and a checksum of this and all previous lines, which detects altered,
 * lost, duplicated or moved lines.
 */
export const lineOf = (
  value: unknown,
  sumBefore: number,
): { readonly bytes: Buffer; readonly sum: number } => {
  const json = JSON.stringify(value)
  const sum = crc32(json, sumBefore)
  return { bytes: Buffer.from(`${json} ${sum.toString(16).padStart(SUM_DIGITS, '0')}\n`), sum }
}

export interface ReadLines {
  readonly values: readonly unknown[]
  readonly sum: number
  /** Number of bytes up to the end of the last valid line. */
  readonly length: number
  /** Fault of the line after the last of `values`, with its number from 1. */
  readonly fault?: string
}

/** Reads the complete lines of a file up to the first invalid one. Bytes after the last newline are not a line yet. */
export const readLines = (bytes: Buffer): ReadLines => {
  const values: unknown[] = []
  let sum = 0
  let length = 0
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, length)) {
    const fault = (what: string): ReadLines => ({
      values,
      sum,
      length,
      fault: `line ${values.length + 1} ${what}`,
    })
    const json = bytes.subarray(length, Math.max(length, end - SUM_DIGITS - 1))
    const next = crc32(json, sum)
    if (
      bytes.toString('latin1', length + json.length, end) !==
      ` ${next.toString(16).padStart(SUM_DIGITS, '0')}`
    )
      return fault('does not match its checksum')
    try {
      values.push(JSON.parse(json.toString()))
    } catch {
      return fault('is not JSON')
    }
    sum = next
    length = end + 1
  }
  return { values, sum, length }
}
