import type { ComponentPropsWithRef } from 'react'
import { Link } from 'wouter'

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string }

const leavesThePortal = ({ href, target, download }: AnchorProps) =>
  /^[a-z][a-z\d+.-]*:|^\/\/|^#/i.test(href) || target !== undefined || download !== undefined

/** A link: inside the portal it changes the route without loading the page, elsewhere it is a plain one. */
export const Anchor = (props: AnchorProps) =>
  leavesThePortal(props) ? <a {...props}>{props.children}</a> : <Link {...props} />
