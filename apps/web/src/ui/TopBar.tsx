import type { ReactNode } from 'react'

export interface TopBarProps {
  start: ReactNode
  /** `TopBarTab`s; the second row on a phone. */
  tabs?: ReactNode
  tabsLabel: string
  /** Relation selector, language and account menu; on a phone each may take its own row. */
  end: ReactNode
}

/** Top bar, 56 px, in the colour of config.json (`--bar`). On a phone the tabs are a second row. */
export const TopBar = ({ start, tabs, tabsLabel, end }: TopBarProps) => (
  <header className="on-bar z-30 -mb-px border-b border-bar-line/60 bg-bar text-bar-ink md:sticky md:top-0">
    <div className="bar-row">
      <div className="mr-auto flex h-14 items-center gap-2.5 md:mr-0">{start}</div>
      {tabs && (
        <nav aria-label={tabsLabel} className="bar-tabs">
          {tabs}
        </nav>
      )}
      <div className="bar-end">{end}</div>
    </div>
  </header>
)
