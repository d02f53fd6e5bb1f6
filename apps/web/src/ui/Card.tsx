import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

export interface CardProps {
  /** Title; a card with a title is a region with that name. */
  title?: ReactNode
  note?: ReactNode
  /** Link, segmented control or badge at the right of the header; wraps below the title on a phone. */
  action?: ReactNode
  /** False for content that reaches the edges (rows, tables). */
  padded?: boolean
  level?: 2 | 3
  className?: string
  children?: ReactNode
}

export const Card = ({ title, note, action, padded = true, level = 2, className, children }: CardProps) => {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  const Tag = title ? 'section' : 'div'
  return (
    <Tag aria-labelledby={title ? id : undefined} className={classes('card-box', className)}>
      {title && (
        <header className="card-header">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
            <Heading id={id} className="card-title">
              {title}
            </Heading>
            {note !== undefined && (
              <span className="min-w-0 text-xs wrap-anywhere text-ink-3 tabular-nums">{note}</span>
            )}
          </div>
          {action}
        </header>
      )}
      {padded ? <div className={classes('px-4.5 pb-4.5', !title && 'pt-4.5')}>{children}</div> : children}
    </Tag>
  )
}
