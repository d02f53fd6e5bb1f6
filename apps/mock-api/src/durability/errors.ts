/** Thrown if a data file cannot be used. The message gives the reason and a remedy; the file is unchanged. */
export class DataError extends Error {}

/** Thrown if a write could not be persisted and was therefore undone. */
export class KeepError extends Error {}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
