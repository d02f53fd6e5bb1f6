import { createLazyPart, type LazyPartRef, selectPart } from '@portal/machines'
import { fromPromise } from 'xstate'
import type { Appearance } from '../app/appearance.ts'
import { loadLate } from '../services/lateModules.ts'
import type { TextSource } from '../texts/index.ts'
import { followPage } from './page.ts'
import { startChart } from './startChart.ts'

/** A part of the portal that is loaded when it is first needed: its code, and the texts it shows. */
export interface PartSource<T> {
  readonly load: () => Promise<T>
  readonly texts?: TextSource
}

/** By what loads them: screens that load the same are one part. */
const parts = new Map<PartSource<unknown>['load'], LazyPartRef<unknown>>()

/** Fetches a part without showing it. Rejects if its code or its texts do not come. */
export const loadPart = async <T>({ load, texts }: PartSource<T>, appearance: Appearance): Promise<T> => {
  const [part] = await loadLate(load, () => Promise.all([load(), texts && appearance.loadTexts(texts)]))
  return part
}

/** A part that is here by now. */
export const loadedPart = <T>({ load }: PartSource<T>): T | undefined => {
  const actor = parts.get(load) as LazyPartRef<T> | undefined
  return actor && selectPart<T>(actor.getSnapshot())
}

/** The chart of a part. It starts loading when it is asked for first, and lives as long as the portal. */
export const lazyPart = <T>(source: PartSource<T>, appearance: Appearance): LazyPartRef<T> => {
  const known = parts.get(source.load)
  if (known) return known as LazyPartRef<T>
  const part = startChart(
    createLazyPart<T>().provide({
      actors: { loadPart: fromPromise(() => loadPart(source, appearance)) },
    }),
  )
  followPage(part, ['RECONNECT'])
  parts.set(source.load, part as LazyPartRef<unknown>)
  return part
}
