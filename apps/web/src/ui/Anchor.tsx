import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string }

const leavesThePortal = ({ href, target, download }: AnchorProps) =>
  /^[a-z][a-z\d+.-]*:|^\/\/|^#/i.test(href) || target !== undefined || download !== undefined

/** With one of these keys, or another button, the browser does what it does with links. */
const isPlain = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey

/**
 * A link: inside the portal it changes the route without loading the page, elsewhere it is a plain one. Unlike wouter's it
 * does not listen to the address: a page has dozens, and each would be drawn again at every change.
 */
export const Anchor = ({ href, onClick, ...props }: AnchorProps) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      if (leavesThePortal({ href, ...props })) {
        onClick?.(event)
        return
      }
      if (!isPlain(event)) return
      onClick?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      navigate(href)
    }}
  >
    {props.children}
  </a>
)
