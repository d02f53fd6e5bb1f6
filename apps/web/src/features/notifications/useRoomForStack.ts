import { type RefObject, useLayoutEffect } from 'react'

const isCovered = (element: Element, by: Element): boolean => {
  const [one, other] = [element.getBoundingClientRect(), by.getBoundingClientRect()]
  return one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left
}

/** Sets `--told` to the height of the top stack. Scrolls a focused element out from under the stack. */
export const useRoomForStack = (stack: RefObject<HTMLElement | null>, isVisible: boolean): void =>
  useLayoutEffect(() => {
    const element = stack.current
    if (!element || !isVisible) return undefined
    const { style } = document.documentElement
    const tell = () => {
      style.setProperty('--told', `${element.offsetHeight}px`)
      const focused = document.activeElement
      if (focused && focused !== document.body && !element.contains(focused) && isCovered(focused, element))
        focused.scrollIntoView({ block: 'nearest' })
    }
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--told')
    }
  }, [stack, isVisible])
