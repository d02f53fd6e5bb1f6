import type { Appearance } from '../app/appearance.ts'
import { loadLate } from '../services/lateModules.ts'
import type { TextSource } from '../texts/index.ts'

/** A lazily loaded part of the portal: its code and its texts. */
export interface PartSource<T> {
  readonly load: () => Promise<T>
  readonly texts?: TextSource
}

/** Loads a part without rendering it. Rejects if its code or its texts fail to load. */
export const loadPart = async <T>({ load, texts }: PartSource<T>, appearance: Appearance): Promise<T> => {
  const [part] = await loadLate(load, () => Promise.all([load(), texts && appearance.loadTexts(texts)]))
  return part
}
