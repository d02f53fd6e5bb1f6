import { selectPortalFace } from '@portal/machines'
import { type ComponentType, createElement, useEffect, useState } from 'react'
import { usePortal, useSystem } from '../portal/context.ts'

/** What stands beside the gate, by its place on the page. Its code comes once the gate has opened or stands still. */
export interface BesideParts {
  /** On every face: notifications and the cookie notice. */
  readonly Everywhere: ComponentType
  /** Under the top bar: the message of the operator. */
  readonly Banner: ComponentType
  /** In the top bar: whose chargers, cards and sessions are shown. */
  readonly RelationFilter: ComponentType
  /** At the foot of every screen. */
  readonly Footer: ComponentType
}

/** After this the first screen is there, and what stands beside it does not delay it. */
const AFTER_MS = 400

let parts: Promise<BesideParts> | undefined

/** One part of what stands beside the gate; nothing until it has come. What does not come is asked for with the next page. */
export const Beside = ({ part }: { part: keyof BesideParts }) => {
  const system = useSystem()
  const face = usePortal(selectPortalFace)
  const isAtRest = face === 'ready' || face === 'setupNeeded' || face === 'accessRefused'
  const [loaded, setLoaded] = useState<BesideParts>()
  useEffect(() => {
    if (!isAtRest || loaded) return
    let isOver = false
    const timer = setTimeout(() => {
      parts ??= import('./beside/start.tsx').then(({ startBeside }) => startBeside(system))
      parts
        .then((all) => {
          if (!isOver) setLoaded(all)
        })
        .catch(() => {
          parts = undefined
        })
    }, AFTER_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isAtRest, loaded, system])
  return loaded ? createElement(loaded[part]) : null
}
