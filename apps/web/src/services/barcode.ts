/** Reads what browsers with `BarcodeDetector` see in a picture; the type is not among those of TypeScript. */
export interface Detector {
  readonly detect: (
    picture: ImageBitmap | HTMLVideoElement,
  ) => Promise<readonly { readonly rawValue: string }[]>
}

export const detector = (): (new () => Detector) | undefined =>
  (globalThis as { readonly BarcodeDetector?: new () => Detector }).BarcodeDetector

/** Whether this browser can read a code from what a camera sees; a page that is not secure gets no camera. */
export const canScanCodes = (): boolean => canReadCodes() && 'mediaDevices' in navigator

/** Whether this browser can read a code from a picture. */
export const canReadCodes = (): boolean => detector() !== undefined && 'createImageBitmap' in globalThis

/** The first code that a picture shows. */
export const codeIn = async (reader: Detector, picture: ImageBitmap | HTMLVideoElement) => {
  const [code] = await reader.detect(picture)
  return code?.rawValue.trim() || undefined
}

/** What the bar or QR code in a picture says; undefined where there is none that can be read. */
export const readCode = async (picture: Blob): Promise<string | undefined> => {
  const Reader = detector()
  if (!Reader) return undefined
  try {
    const bitmap = await createImageBitmap(picture)
    const code = await codeIn(new Reader(), bitmap)
    bitmap.close()
    return code
  } catch {
    return undefined
  }
}
