import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

/** A notification in its stack. Sets `isFocusLost` if it unmounts with the focus inside. */
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
      // On unmount the document still knows the focused element.
      if (element?.contains(document.activeElement)) isFocusLost.current = true
    }
  }, [isFocusLost])
  return <li ref={item}>{children}</li>
}
