import { use, useSyncExternalStore } from 'react'
import type { Appearance } from './appearance.ts'
import { useSpeech, useSystem } from './context.ts'

const AGAIN_AFTER_MS = 5_000

let coming: Promise<void> | undefined
let areThere = false
const views = new Set<() => void>()

const subscribe = (view: () => void) => {
  views.add(view)
  return () => void views.delete(view)
}

/** Never rejects: without its words a failure is told by its code in a sentence that is there, and they are asked for again. */
const load = async (appearance: Appearance): Promise<void> => {
  try {
    await Promise.all([appearance.loadArea('errors'), appearance.loadArea('faces')])
    areThere = true
    for (const view of views) view()
  } catch {
    setTimeout(() => void load(appearance), AGAIN_AFTER_MS)
  }
}

const firstLoad = (appearance: Appearance): Promise<void> => {
  coming ??= load(appearance)
  return coming
}

/** Texts of error codes (S8). They come with the first failure: a view that needs them is shown once they are there. */
export const useErrorText = (): ((code: string | undefined) => string) => {
  use(firstLoad(useSystem().appearance))
  useSyncExternalStore(subscribe, () => areThere)
  return useSpeech().errorText
}
