import { CHUNK_TIMED_OUT, type Failure, toFailure } from '@portal/machines'
import { CHUNK_LOAD_TIMEOUT_MS } from '@portal/schemas'
import useSWR from 'swr'
import type { Appearance } from '../app/appearance.ts'
import { useSystem } from '../app/context.ts'
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

const rejectLate = <T>(loading: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject({ code: CHUNK_TIMED_OUT } satisfies Failure), CHUNK_LOAD_TIMEOUT_MS)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}

/** A part as a view sees it: neither loaded nor failed while it is on its way. */
export interface LoadingPart<T> {
  readonly part: T | undefined
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/**
 * Loads a part when a view first shows it. It fails after 120 seconds (S9), and is loaded again by `retry`, when it is shown
 * again, or when the browser is back online. Without a source nothing is loaded.
 */
export const usePart = <T>(source: PartSource<T> | undefined): LoadingPart<T> => {
  const { appearance } = useSystem()
  // Sources with the same loader are one part.
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    source && ['part', source.load],
    source ? () => rejectLate(loadPart(source, appearance)) : null,
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  )
  return {
    part: data,
    failure: data === undefined && error !== undefined && !isValidating ? toFailure(error) : undefined,
    retry: () => void mutate(),
  }
}
