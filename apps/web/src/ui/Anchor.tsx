import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string }

const leavesThePortal = ({ href, target, download }: AnchorProps) =>
  /^[a-z][a-z\d+.-]*:|^\/\/|^#/i.test(href) || target !== undefined || download !== undefined

/** True for a plain left click; with a modifier key or another button the browser handles the link itself. */
const isPlain = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey

/**
 * Link that navigates without a page load inside the portal; external links are plain ones. Unlike wouter's `Link`, it
 * does not subscribe to the location, because a page has dozens of links and each navigation would re-render them all.
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
