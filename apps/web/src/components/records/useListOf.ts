import { useSyncExternalStore } from 'react'
import { useSystem } from '../../app/context.ts'
import type { RecordScreen } from './recordScreen.ts'
import { type Walk, walkOf } from './walk.ts'

/** The list as the person left it for this record; as it opens first where they came another way. */
export const useListOf = (screen: RecordScreen, id: string): Walk['list'] => {
  const { onClearCaches, cachesCleared } = useSystem()
  const walk = walkOf(screen.path(''), useSyncExternalStore(onClearCaches, cachesCleared))
  return walk?.ids.includes(id) ? walk.list : { title: screen.title, href: screen.list }
}
