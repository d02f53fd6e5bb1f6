/** A data file that cannot be used. The message gives the reason and a remedy; the file is unchanged. */
export class DataError extends Error {}

/** A write that could not be persisted and was therefore undone. */
export class KeepError extends Error {}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
