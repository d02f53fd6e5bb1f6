import type { ReactNode } from 'react'

/** Content for screen readers only. Wrap a table in it, because a table does not shrink to the clipped size itself. */
export const VisuallyHidden = ({
  children,
  as: Tag = 'span',
}: {
  children: ReactNode
  as?: 'span' | 'div'
}) => <Tag className="sr-only">{children}</Tag>
