import { type ComponentType, useEffect, useState } from 'react'
import { LazyPart } from '../../components/LazyPart.tsx'
import type { PartSource } from '../../data/lazyPart.ts'
import { isShortcut } from '../../data/shortcuts.ts'
import type { AsideProps } from './AsidePart.tsx'

/** The first look for a new version, where a person does not turn to the page before. */
const FIRST_LOOK_MS = 600_000

const part: PartSource<ComponentType<AsideProps>> = {
  load: async () => (await import('./AsidePart.tsx')).AsidePart,
  texts: {
    en: () => import('./texts/en.ts'),
    fr: () => import('./texts/fr.ts'),
    nl: () => import('./texts/nl.ts'),
  },
}

/** The list of shortcuts and the look for a new version: loaded with `?`, when the page is turned to, or after ten minutes. */
export const Aside = () => {
  const [asked, setAsked] = useState<number>()
  useEffect(() => {
    const over = new AbortController()
    const want = () => setAsked((times = 0) => times)
    const timer = setTimeout(want, FIRST_LOOK_MS)
    window.addEventListener('focus', want, over)
    window.addEventListener(
      'keydown',
      (event) => isShortcut(event, '?') && setAsked((times = 0) => times + 1),
      over,
    )
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [])
  return (
    asked !== undefined && (
      <LazyPart source={part} failed={() => null}>
        {(Part) => <Part asked={asked} />}
      </LazyPart>
    )
  )
}
