import type { KeyboardEvent, ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { chipLook } from './ToggleChip.tsx'

export interface ChipLinksProps {
  label: string
  children: ReactNode
}

export const ChipLinks = ({ label, children }: ChipLinksProps) => (
  <nav aria-label={label} className="min-w-0">
    <ul className="flex flex-wrap gap-2">{children}</ul>
  </nav>
)

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const goBeside = (event: KeyboardEvent<HTMLAnchorElement>): void => {
  const step = STEPS[event.key]
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])]
  const at = links.indexOf(event.currentTarget)
  if (!step || at === -1 || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  links[step(at, links.length)]?.focus()
}

export interface ChipLinkProps {
  href: string
  isCurrent: boolean
  /** Called instead of following the link, for a list that changes the URL itself. */
  onShow?: () => void
  describedBy?: string | undefined
  children: ReactNode
}

/** Link to a view; arrow keys move to its neighbours. */
export const ChipLink = ({ href, isCurrent, onShow, describedBy, children }: ChipLinkProps) => (
  <li>
    <Anchor
      href={href}
      onKeyDown={goBeside}
      onClick={(event) => {
        if (!onShow) return
        event.preventDefault()
        onShow()
      }}
      aria-current={isCurrent || undefined}
      aria-describedby={describedBy}
      className={`chip-link gap-2 ${chipLook(isCurrent)}`}
    >
      {children}
    </Anchor>
  </li>
)
