import type { ReactNode } from 'react'

/** Content for screen readers only. A block, so a table inside is clipped too. */
export const VisuallyHidden = ({
  children,
  as: Tag = 'span',
}: {
  children: ReactNode
  as?: 'span' | 'div'
}) => <Tag className="sr-only">{children}</Tag>
