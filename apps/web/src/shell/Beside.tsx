import { selectPortalFace } from '@portal/machines'
import { type ComponentType, createElement } from 'react'
import { usePortal, useSystem } from '../portal/context.ts'
import type { PortalSystem } from '../portal/system.ts'
import { useLoaded } from './useLoaded.ts'

/** What stands beside the gate, by its place on the page. Its code comes once the gate has opened or stands still. */
export interface BesideParts {
  /** On every face: what cookies are for, as long as it was not answered. */
  readonly Consent: ComponentType
  /** On every face: what happened. */
  readonly Notifications: ComponentType
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

const loadParts = async (system: PortalSystem): Promise<BesideParts> => {
  await new Promise((resolve) => {
    setTimeout(resolve, AFTER_MS)
  })
  return (await import('./beside/start.tsx')).startBeside(system)
}

/** Started once for all places; what did not come is asked for again. */
const sharedParts = (system: PortalSystem): Promise<BesideParts> => {
  parts ??= loadParts(system).catch((error: unknown) => {
    parts = undefined
    throw error
  })
  return parts
}

/** One part of what stands beside the gate; nothing until it has come. */
export const Beside = ({ part }: { part: keyof BesideParts }) => {
  const system = useSystem()
  const face = usePortal(selectPortalFace)
  const isAtRest = face === 'ready' || face === 'setupNeeded' || face === 'accessRefused'
  const loaded = useLoaded(isAtRest, face, () => sharedParts(system))
  return loaded ? createElement(loaded[part]) : null
}
