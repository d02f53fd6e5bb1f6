import type { Appearance } from '../app/appearance.ts'
import { loadLate } from '../services/lateModules.ts'
import type { TextSource } from '../texts/index.ts'

/** A part of the portal that is loaded when it is first needed: its code, and the texts it shows. */
export interface PartSource<T> {
  readonly load: () => Promise<T>
  readonly texts?: TextSource
}

/** Fetches a part without showing it. Rejects if its code or its texts do not come. */
export const loadPart = async <T>({ load, texts }: PartSource<T>, appearance: Appearance): Promise<T> => {
  const [part] = await loadLate(load, () => Promise.all([load(), texts && appearance.loadTexts(texts)]))
  return part
}
