import { useEffect, useEffectEvent, useState } from 'react'

const ignore = () => undefined

/**
 * What is loaded when it is first needed, undefined until then. What did not come is asked for again when `occasion`
 * changes: nobody waits for it, so nothing is said.
 */
export const useLoaded = <T>(isNeeded: boolean, occasion: string, load: () => Promise<T>): T | undefined => {
  const [loaded, setLoaded] = useState<{ readonly value: T }>()
  const isMissing = isNeeded && !loaded
  const begin = useEffectEvent((_occasion: string) => load())
  useEffect(() => {
    if (!isMissing) return
    let isOver = false
    begin(occasion).then((value) => {
      if (!isOver) setLoaded({ value })
    }, ignore)
    return () => {
      isOver = true
    }
  }, [isMissing, occasion])
  return loaded?.value
}
