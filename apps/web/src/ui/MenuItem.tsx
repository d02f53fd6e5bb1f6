import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { classes } from './classes.ts'

export interface MenuEntry {
  key: string
  label: string
  start?: ReactNode
  detail?: ReactNode
  /** Link target; without it the item is a button. */
  href?: string
  onSelect?: () => void
  /** Set for a radio choice; true if it is checked. */
  checked?: boolean
  danger?: boolean
  /** True for an item below a separator. */
  separated?: boolean
  /** Language of the label if it differs from that of the page. */
  lang?: string
}

interface MenuItemProps {
  entry: MenuEntry
  onClick?: () => void
}

export const MenuItem = ({ entry, ...fromMenu }: MenuItemProps) => {
  const { label, start, detail, href, checked, danger, lang } = entry
  const shared = {
    ...fromMenu,
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    lang,
    className: classes('menu-item', danger ? 'text-err-ink' : 'text-ink'),
    children: (
      <>
        {start && <span className="inline-flex text-ink-3">{start}</span>}
        <span className="min-w-0 grow">
          <span className="block truncate">{label}</span>
          {detail !== undefined && <span className="block truncate text-xs text-ink-3">{detail}</span>}
        </span>
        {checked && <Check size={16} className="text-accent-ink" />}
      </>
    ),
  }
  return href ? <Anchor {...shared} href={href} /> : <button type="button" {...shared} />
}
