import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What is loaded when it is first needed, undefined until then. What did not come is asked for again when `occasion`
 * changes or the network is back: nobody waits for it, so nothing is said.
 */
export const useLoaded = <T>(isNeeded: boolean, occasion: string, load: () => Promise<T>): T | undefined => {
  const [loaded, setLoaded] = useState<{ readonly value: T }>()
  const isMissing = isNeeded && !loaded
  const begin = useEffectEvent((_occasion: string) => load())
  useEffect(() => {
    if (!isMissing) return
    let isOver = false
    let hasFailed = false
    // It may be back before the failure is told.
    let isBack = false
    const ask = (): void => {
      hasFailed = isBack = false
      begin(occasion).then(
        (value) => {
          if (!isOver) setLoaded({ value })
        },
        () => {
          hasFailed = true
          if (isBack && !isOver) ask()
        },
      )
    }
    const askAgain = () => {
      isBack = true
      if (hasFailed) ask()
    }
    window.addEventListener('online', askAgain)
    ask()
    return () => {
      isOver = true
      window.removeEventListener('online', askAgain)
    }
  }, [isMissing, occasion])
  return loaded?.value
}
