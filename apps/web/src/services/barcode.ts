/** Subset of the browser's `BarcodeDetector`, which TypeScript's DOM types lack. */
export interface Detector {
  readonly detect: (
    picture: ImageBitmap | HTMLVideoElement,
  ) => Promise<readonly { readonly rawValue: string }[]>
}

export const detector = (): (new () => Detector) | undefined =>
  (globalThis as { readonly BarcodeDetector?: new () => Detector }).BarcodeDetector

/** True if this browser can read codes from the camera, which needs a secure context. */
export const canScanCodes = (): boolean => canReadCodes() && 'mediaDevices' in navigator

/** True if this browser can read codes from a picture. */
export const canReadCodes = (): boolean => detector() !== undefined && 'createImageBitmap' in globalThis

export const codeIn = async (reader: Detector, picture: ImageBitmap | HTMLVideoElement) => {
  const [code] = await reader.detect(picture)
  return code?.rawValue.trim() || undefined
}

/** Reads the bar or QR code in a picture. Returns undefined if it has no readable code. */
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
