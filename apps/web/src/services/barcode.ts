/** Reads what browsers with `BarcodeDetector` see in a picture; the type is not among those of TypeScript. */
interface Detector {
  readonly detect: (picture: ImageBitmap) => Promise<readonly { readonly rawValue: string }[]>
}

const detector = (): (new () => Detector) | undefined =>
  (globalThis as { readonly BarcodeDetector?: new () => Detector }).BarcodeDetector

/** Whether this browser can read a code from a picture. */
export const canReadCodes = (): boolean => detector() !== undefined && 'createImageBitmap' in globalThis

/** What the bar or QR code in a picture says; undefined where there is none that can be read. */
export const readCode = async (picture: Blob): Promise<string | undefined> => {
  const Reader = detector()
  if (!Reader) return undefined
  try {
    const bitmap = await createImageBitmap(picture)
    const [code] = await new Reader().detect(bitmap)
    bitmap.close()
    return code?.rawValue.trim() || undefined
  } catch {
    return undefined
  }
}
