/** A data file that cannot be used; the message says why and what to do. Nothing has been changed in it. */
export class DataError extends Error {}

/** A write that could not be kept, so that it was not made. */
export class KeepError extends Error {}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
