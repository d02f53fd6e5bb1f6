import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useConfig } from '../app/context.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { IconTile } from '../ui/IconTile.tsx'
import type { Icon } from '../ui/icon.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

export interface EmptyListProps {
  icon: Icon
  title: string
  /** What will be here, and why nothing is. */
  children: ReactNode
  /** Words of the link that writes to support. */
  action: string
}

/** A list of which there is nothing yet, and how to get something onto it. */
export const EmptyList = ({ icon, title, children, action }: EmptyListProps) => {
  const { support } = useConfig()
  return (
    <EmptyState
      level={2}
      picture={<IconTile icon={icon} tone="accent" />}
      title={title}
      actions={
        <LinkButton variant="primary" icon={Mail} href={`mailto:${support.email}`}>
          {action}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  )
}
