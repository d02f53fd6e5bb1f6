/** How long the browser may take to begin with a file before its address is given back. */
const BEGIN_MS = 60_000

/** Hands a file to the browser, which saves it under this name, or asks where. */
export const saveFile = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), BEGIN_MS)
}
