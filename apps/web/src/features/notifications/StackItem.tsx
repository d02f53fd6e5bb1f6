import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

/** A notification in its stack. Sets `isFocusLost` if it unmounts while it contains the focus. */
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
      // The focused element is still in the document during the unmount.
      if (element?.contains(document.activeElement)) isFocusLost.current = true
    }
  }, [isFocusLost])
  return <li ref={item}>{children}</li>
}
