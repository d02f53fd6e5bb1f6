import { useEffect, useState } from 'react'
import { loadPicture } from './pictures.ts'
import type { WatchedActor } from './watch.ts'

/** Returns the events in the machine's chart that need no payload and that the actor accepts now. */
export const useBareEvents = ({ chart, can }: WatchedActor): readonly string[] => {
  const [bare, setBare] = useState<readonly string[]>([])
  useEffect(() => {
    let isOver = false
    void loadPicture(chart)
      .catch(() => undefined)
      .then((picture) => {
        if (!isOver) setBare((picture?.dataset.bareEvents ?? '').split(' ').filter(Boolean))
      })
    return () => {
      isOver = true
    }
  }, [chart])
  return bare.filter(can)
}
