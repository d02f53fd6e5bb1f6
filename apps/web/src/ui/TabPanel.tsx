import type { ReactNode } from 'react'

export interface TabPanelProps {
  group: string
  tab: string
  selected: string
  /** Its content stays, out of sight, while another tab is selected. */
  isKept?: boolean
  children: ReactNode
}

/** What a tab shows; only the selected one renders its content, unless the others are kept. */
export const TabPanel = ({ group, tab, selected, isKept = false, children }: TabPanelProps) => (
  <div
    role="tabpanel"
    id={`${group}-panel-${tab}`}
    aria-labelledby={`${group}-tab-${tab}`}
    hidden={tab !== selected}
    className="pt-4.5"
  >
    {(tab === selected || isKept) && children}
  </div>
)
