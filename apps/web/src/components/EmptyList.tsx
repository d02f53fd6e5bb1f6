import type { RequestKind } from '@portal/machines'
import { Mail, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useConfig } from '../app/context.ts'
import { paths } from '../data/paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { IconTile } from '../ui/IconTile.tsx'
import type { Icon } from '../ui/icon.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

export interface EmptyListProps {
  icon: Icon
  title: string
  children: ReactNode
  action: string
  /** Kind of request that the link starts. Without it, the link opens an email to support. */
  start?: RequestKind
}

/** Empty state of a list with a link to add the first entry. */
export const EmptyList = ({ icon, title, children, action, start }: EmptyListProps) => {
  const { support } = useConfig()
  return (
    <EmptyState
      level={2}
      picture={<IconTile icon={icon} tone="accent" />}
      title={title}
      actions={
        start ? (
          <LinkButton variant="primary" icon={Plus} href={paths.newRequest({ start })}>
            {action}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" icon={Mail} href={`mailto:${support.email}`}>
            {action}
          </LinkButton>
        )
      }
    >
      {children}
    </EmptyState>
  )
}
