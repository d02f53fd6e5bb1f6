import { Check } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { classes } from './classes.ts'

export interface MenuEntry {
  key: string
  label: string
  /** Icon, flag or avatar before the label. */
  start?: ReactNode
  detail?: ReactNode
  /** Leads there; else `onSelect` is called. */
  href?: string
  onSelect?: () => void
  /** Makes it one choice of several, marked when true. */
  checked?: boolean
  danger?: boolean
  /** A line above. */
  separated?: boolean
  /** Language of the label when it is not the page's. */
  lang?: string
}

/** What a line needs from the menu that holds it: its id, the focus and what happens when it is chosen. */
type FromMenu = ComponentPropsWithRef<'a'> & ComponentPropsWithRef<'button'>

/** One line of a `Menu`: a link, or a button that does something. */
export const MenuItem = ({ entry, ...fromMenu }: { entry: MenuEntry } & FromMenu) => {
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
