import type { ReactNode } from 'react'

/** Words for screen readers only. A block, so that a table inside it is clipped as well. */
export const VisuallyHidden = ({
  children,
  as: Tag = 'span',
}: {
  children: ReactNode
  as?: 'span' | 'div'
}) => <Tag className="sr-only">{children}</Tag>
