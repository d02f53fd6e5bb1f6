/** How far an export is. */
export interface ExportStanding {
  readonly face: 'closed' | 'editing' | 'reading' | 'failed' | 'done'
  readonly read: number
  readonly rows: number
  /** Why it stopped. */
  readonly code: string | undefined
}

/** An export whose page was left; its chart goes on. */
export interface LeftExport extends ExportStanding {
  readonly id: number
  /** The exported records, as their screen calls them. */
  readonly title: string
  readonly send: (type: 'RETRY' | 'CLOSE') => void
}

/** What the keeper asks of an export that may go on. */
export interface ExportActor {
  readonly title: string
  readonly isUnderWay: () => boolean
  readonly standing: () => ExportStanding
  readonly send: LeftExport['send']
  readonly subscribe: (changed: () => void) => void
  readonly stop: () => void
  /** Says that it was ended before its file was there. */
  readonly tellEnded: () => void
}

export type Exports = ReturnType<typeof createExports>

/** Keeps the exports whose page was left, until they are closed or another person or relation comes. */
export const createExports = () => {
  const actors = new Map<number, ExportActor>()
  const listeners = new Set<() => void>()
  let list: readonly LeftExport[] = []
  let last = 0

  const end = (id: number, actor: ExportActor) => {
    actors.delete(id)
    actor.stop()
  }
  const tell = () => {
    list = [...actors].map(([id, { title, standing, send }]) => ({ id, title, ...standing(), send }))
    for (const one of listeners) one()
  }

  /** It cannot go on, or be tried again, with what another person or relation sees; one that has its file is done anyway. */
  const endEarly = (actor: ExportActor) => {
    const { face } = actor.standing()
    // Deferred: who makes it end closes the notifications too, and this one is of what comes after.
    if (face === 'reading' || face === 'failed') queueMicrotask(actor.tellEnded)
    actor.stop()
  }

  return {
    /** Its page is left for another person or relation: it ends. */
    endEarly,
    /** Its page is left: it goes on if it is under way, and ends otherwise. */
    leave(actor: ExportActor) {
      if (!actor.isUnderWay()) return actor.stop()
      last += 1
      const id = last
      actors.set(id, actor)
      actor.subscribe(() => {
        if (actor.standing().face === 'closed') end(id, actor)
        tell()
      })
      return tell()
    },
    /** The exports that go on or have ended, oldest first. The list is the same object until one of them changes. */
    list: () => list,
    subscribe(changed: () => void) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    clear() {
      for (const actor of actors.values()) endEarly(actor)
      actors.clear()
      tell()
    },
  }
}
