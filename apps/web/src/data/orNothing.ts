/** Whether the server answered, and refused. */
const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 200

/** What is looked for; null where the server knows no record of it: that was not written. */
export const orNothing = async <T>(look: Promise<T>): Promise<T | null> => {
  try {
    return await look
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}
