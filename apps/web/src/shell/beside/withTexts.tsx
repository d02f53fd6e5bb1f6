import { type ComponentType, createElement, Suspense, use } from 'react'
import type { Appearance } from '../../portal/appearance.ts'
import type { Area } from '../../texts/index.ts'

/** A part that speaks words of its own: nothing until they have come, and nothing where they do not, because the portal works without. */
export const withTexts = ({ loadArea }: Appearance, area: Area, View: ComponentType): ComponentType => {
  const loading = loadArea(area).then(
    () => true,
    () => false,
  )
  const Spoken = () => (use(loading) ? createElement(View) : null)
  return () => (
    <Suspense>
      <Spoken />
    </Suspense>
  )
}
