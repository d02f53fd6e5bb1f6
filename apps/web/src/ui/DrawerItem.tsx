import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import { Anchor } from './Anchor.tsx'
import { classes } from './classes.ts'
import type { Icon } from './icon.ts'
import { Tooltip } from './Tooltip.tsx'

export interface DrawerEntry {
  key: string
  href: string
  label: string
  icon: Icon
  /** Count at the right. It describes the link without being part of its name. */
  count?: ReactNode
  current?: boolean
}

/** Maximum height of the sticky content above the entries. */
const COVERED_PX = 64

/**
 * Scrolls the current entry into view. Not by `scrollIntoView`, after which Chromium would start the first Tab at the
 * entry.
 */
const showInMenu = (line: HTMLElement): void => {
  const menu = line.offsetParent
  if (!menu || menu === document.body) return
  const least = line.offsetTop + line.offsetHeight - menu.clientHeight
  if (menu.scrollTop < least) menu.scrollTop = least
  const most = line.offsetTop - COVERED_PX
  if (menu.scrollTop > most) menu.scrollTop = most
}

/** Splits a label after each slash, where a line may break. */
const afterSlashes = (label: string): readonly string[] => label.split(/(?<=\/)/)

/** Entry of the drawer; only an icon with a tooltip if `collapsed`. */
export const DrawerItem = ({ entry, collapsed }: { entry: DrawerEntry; collapsed: boolean }) => {
  const { href, label, icon: Icon, count, current } = entry
  const id = useId()
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (current && line.current) showInMenu(line.current)
  }, [current])
  const link = (
    <Anchor
      href={href}
      aria-current={current ? 'page' : undefined}
      aria-describedby={count === undefined ? undefined : id}
      className={classes(
        'drawer-item',
        collapsed
          ? 'size-9 justify-center pointer-coarse:-mx-1 pointer-coarse:size-11'
          : 'min-h-9.5 gap-3 px-3 py-1.5 pointer-coarse:min-h-11',
        current
          ? 'bg-accent-soft font-semibold text-accent-ink'
          : 'text-ink-2 hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon size={18} />
      <span className={collapsed ? 'sr-only' : 'min-w-0 grow leading-snug'}>
        {afterSlashes(label).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </span>
      {count !== undefined && (
        <span id={id} aria-hidden className={collapsed ? 'sr-only' : 'text-xs font-semibold tabular-nums'}>
          {count}
        </span>
      )}
    </Anchor>
  )
  return (
    <li ref={line}>
      {collapsed ? (
        <Tooltip text={label} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
}
