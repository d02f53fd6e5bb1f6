import { type ComponentType, createElement } from 'react'
import type { Appearance } from '../../portal/appearance.ts'
import type { Area } from '../../texts/index.ts'
import { useLoaded } from '../useLoaded.ts'

const ignore = () => undefined

/**
 * A part that speaks words of its own: nothing until they have come, because the portal works without. They are fetched at
 * once, and again when the network is back.
 */
export const withTexts = ({ loadArea }: Appearance, area: Area, View: ComponentType): ComponentType => {
  let isThere = false
  const load = async () => {
    await loadArea(area)
    isThere = true
    return true
  }
  load().catch(ignore)
  return () => {
    const hasCome = useLoaded(!isThere, area, load)
    return isThere || hasCome ? createElement(View) : null
  }
}
