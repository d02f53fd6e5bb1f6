import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

/** One notification in its stack. When it goes with the focus in it, `isFocusLost` says so. */
export const StackItem = ({
  isFocusLost,
  children,
}: {
  isFocusLost: RefObject<boolean>
  children: ReactNode
}) => {
  const item = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const element = item.current
    return () => {
      // The last moment at which the document still knows where the focus is.
      if (element?.contains(document.activeElement)) isFocusLost.current = true
    }
  }, [isFocusLost])
  return <li ref={item}>{children}</li>
}
