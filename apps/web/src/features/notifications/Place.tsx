import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

/** The place of one notification in its stack. When it goes with the focus in it, `isFocusLost` says so. */
export const Place = ({
  isFocusLost,
  children,
}: {
  isFocusLost: RefObject<boolean>
  children: ReactNode
}) => {
  const place = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      // The last moment at which the document still knows where the focus is.
      if (element?.contains(document.activeElement)) isFocusLost.current = true
    }
  }, [isFocusLost])
  return <li ref={place}>{children}</li>
}
