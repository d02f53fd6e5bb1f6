import { use } from 'react'
import type { Appearance } from './appearance.ts'
import { useSpeech, useSystem } from './context.ts'

const ignore = () => undefined

let coming: Promise<void> | undefined

/** Never rejects: without its words a failure is told by its code, and the words are asked for again when the network is back. */
const errorTexts = ({ loadArea }: Appearance): Promise<void> => {
  coming ??= Promise.all([loadArea('errors'), loadArea('faces')]).then(ignore, () => {
    const forget = () => {
      coming = undefined
    }
    window.addEventListener('online', forget, { once: true })
  })
  return coming
}

/** Texts of error codes (S8). They come with the first failure: a view that needs them is shown once they are there. */
export const useErrorText = (): ((code: string | undefined) => string) => {
  use(errorTexts(useSystem().appearance))
  return useSpeech().errorText
}
