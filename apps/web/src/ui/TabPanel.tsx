import type { ReactNode } from 'react'

export interface TabPanelProps {
  group: string
  tab: string
  selected: string
  children: ReactNode
}

/** What a tab shows; only the selected one renders its content. */
export const TabPanel = ({ group, tab, selected, children }: TabPanelProps) => (
  <div
    role="tabpanel"
    id={`${group}-panel-${tab}`}
    aria-labelledby={`${group}-tab-${tab}`}
    hidden={tab !== selected}
    className="pt-4.5"
  >
    {tab === selected && children}
  </div>
)
