import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { classes } from './classes.ts'
import { IconTile } from './IconTile.tsx'
import { InParts } from './InParts.tsx'
import type { Icon } from './icon.ts'
import type { Tone } from './tone.ts'

export interface LinkRowProps {
  /** Undefined for a row whose subject cannot be opened. */
  href: string | undefined
  icon: Icon
  tone?: Tone
  title: ReactNode
  detail?: ReactNode
  aside?: ReactNode
  /** True for a separate card, used in a grid. */
  isTile?: boolean
  action?: ReactNode
  below?: ReactNode
  /** True for a recent change, marked with an edge that takes no room. */
  isChanged?: boolean
}

/** True for a title without spaces, such as a card number, which must not break at its hyphens. */
const isOneWord = (title: ReactNode): title is string => typeof title === 'string' && !title.includes(' ')

/** Linked row of a card: to-do entries, chargers, latest sessions. Place it in a `<ul>`. */
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
      {/* `aside` is beside the text if both fit, otherwise below it. */}
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
        // On a phone, the button needs the space.
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
