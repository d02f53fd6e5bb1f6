import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { classes } from './classes.ts'
import { IconTile } from './IconTile.tsx'
import { InParts } from './InParts.tsx'
import type { Icon } from './icon.ts'
import type { Tone } from './tone.ts'

export interface LinkRowProps {
  /** Without one the row leads nowhere: what it tells of cannot be opened. */
  href: string | undefined
  icon: Icon
  tone?: Tone
  title: ReactNode
  detail?: ReactNode
  /** Badge or figure before the chevron. */
  aside?: ReactNode
  /** True for a row that is a card of its own, in a grid of such. */
  isTile?: boolean
  /** A button beside the link. */
  action?: ReactNode
  /** Under both, such as why the button did nothing. */
  below?: ReactNode
  /** An edge marks what has just changed: it takes no room, and does not move. */
  isChanged?: boolean
}

/** Such as a card number, which has no place to break but its hyphens. */
const isOneWord = (title: ReactNode): title is string => typeof title === 'string' && !title.includes(' ')

/** A row of a card that leads somewhere: to-do entries, chargers, latest sessions. Goes into a `<ul>`. */
export const LinkRow = ({
  href,
  icon,
  tone = 'accent',
  title,
  detail,
  aside,
  isTile = false,
  action,
  below,
  isChanged = false,
}: LinkRowProps) => {
  const row = (
    <Row href={href}>
      <IconTile icon={icon} tone={tone} />
      {/* Beside the words where there is room for both, else below them. */}
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3.5 gap-y-1.5">
        <span className="min-w-0 grow basis-40">
          <span className="block font-semibold wrap-anywhere text-ink">
            {isOneWord(title) ? <InParts>{title}</InParts> : title}
          </span>
          {detail !== undefined && (
            <span className="block text-xs wrap-anywhere text-ink-3 first-letter:uppercase">
              {typeof detail === 'string' ? <InParts>{detail}</InParts> : detail}
            </span>
          )}
        </span>
        {aside}
      </span>
      {href !== undefined && (
        // On a phone a button beside it needs the room.
        <ChevronRight
          size={16}
          className={classes('shrink-0 text-ink-3', action !== undefined && 'max-sm:hidden')}
        />
      )}
    </Row>
  )
  return (
    <li
      className={classes(
        isTile
          ? 'grid overflow-hidden rounded-card border border-line bg-surface shadow-near'
          : 'border-line not-first:border-t',
        isChanged && 'changed-row',
      )}
    >
      {action === undefined ? (
        row
      ) : (
        <div className="flex items-center pr-4.5 *:first:min-w-0 *:first:grow">
          {row}
          {action}
        </div>
      )}
      {below}
    </li>
  )
}

const Row = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    <div className="link-row hover:bg-transparent">{children}</div>
  ) : (
    <Anchor href={href} className="link-row">
      {children}
    </Anchor>
  )
