/** Time for the browser to start the download before the object URL is revoked. */
const BEGIN_MS = 60_000

/** Starts a download under this name; the browser may ask where to save it. */
export const saveFile = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), BEGIN_MS)
}
