import type { ReactNode } from 'react'

export interface TabPanelProps {
  group: string
  tab: string
  selected: string
  /** Set to keep the content mounted but hidden while another tab is selected. */
  keepMounted?: boolean
  children: ReactNode
}

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
