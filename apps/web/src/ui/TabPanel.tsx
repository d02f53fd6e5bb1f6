import type { ReactNode } from 'react'

export interface TabPanelProps {
  group: string
  tab: string
  selected: string
  /** Keeps its content mounted but hidden while another tab is selected. */
  keepMounted?: boolean
  children: ReactNode
}

/** Panel of a tab; renders its content only while selected, unless `keepMounted` is set. */
export const TabPanel = ({ group, tab, selected, keepMounted = false, children }: TabPanelProps) => (
  <div
    role="tabpanel"
    id={`${group}-panel-${tab}`}
    aria-labelledby={`${group}-tab-${tab}`}
    hidden={tab !== selected}
    className="pt-4.5"
  >
    {(tab === selected || keepMounted) && children}
  </div>
)
