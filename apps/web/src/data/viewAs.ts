import type { RelationEntry } from '@portal/schemas'
import type { ComponentType } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { readViewed, writeViewed } from '../services/viewedRelation.ts'
import type { PartSource } from './lazyPart.ts'
import { paths } from './paths.ts'

/** What the feature of impersonation gives, once it is loaded. */
export interface ViewAsPart {
  readonly ask: (relation: RelationEntry) => void
  /** The question, and why it is refused. */
  readonly Face: ComponentType
}

/** Looking through the eyes of a relation: little more than whose they are, since the first visit carries it. */
export type ViewAs = ReturnType<typeof createViewAs>

export interface ViewAsOptions {
  readonly load: () => Promise<ViewAsPart>
  /** Who is signed in. */
  readonly person: () => string | undefined
  readonly clearCaches: () => void
}

export const createViewAs = ({ load, person, clearCaches }: ViewAsOptions) => {
  const listeners = new Set<() => void>()
  let viewed = readViewed(person())
  let part: ViewAsPart | undefined
  let wanted: RelationEntry | undefined
  let asked = 0

  /** All that was read was read with other eyes. */
  const see = (next: typeof viewed) => {
    viewed = next
    writeViewed(next)
    clearCaches()
    tell()
  }
  const tell = () => {
    for (const one of listeners) one()
  }
  const source: PartSource<ViewAsPart> = {
    load: async () => {
      part = await load()
      if (wanted) part.ask(wanted)
      wanted = undefined
      return part
    },
  }
  return {
    source,
    /** How often it was asked for while the part was not there. */
    asked: () => asked,
    viewed: () => viewed?.relation,
    ask: (relation: RelationEntry) => {
      if (part) return part.ask(relation)
      wanted = relation
      asked += 1
      tell()
    },
    begin: (relation: RelationEntry) => {
      const sub = person()
      if (sub === undefined) return
      see({ relation, from: window.location.pathname, sub })
      navigate(paths.dashboard())
    },
    /** Stops it, and goes back to where it began. */
    end: () => {
      if (!viewed) return
      const { from } = viewed
      see(undefined)
      navigate(from)
    },
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
