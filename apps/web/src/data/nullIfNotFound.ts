/** True if the server refused the call; refusals have the HTTP status 200. */
const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 200

export const nullIfNotFound = async <T>(look: Promise<T>): Promise<T | null> => {
  try {
    return await look
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}
