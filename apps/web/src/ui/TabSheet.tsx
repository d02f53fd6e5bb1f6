import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Sheet } from './Sheet.tsx'
import type { TabsProps } from './Tabs.tsx'

export interface TabSheetProps<Key extends string> extends TabsProps<Key> {
  closeLabel: string
}

/** Tabs where they have no room: the name of the current one, which opens the list of all. Each has its `TabPanel`. */
export const TabSheet = <Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  group,
  closeLabel,
}: TabSheetProps<Key>) => {
  const [isOpen, setOpen] = useState(false)
  const current = tabs.find(({ key }) => key === selected)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control border border-line-strong bg-surface px-3.5 text-start font-semibold hover:bg-sunken"
      >
        <span className="sr-only">{label}: </span>
        {/* The panel is called so. */}
        <span id={`${group}-tab-${selected}`} className="min-w-0 grow truncate">
          {current?.label}
        </span>
        <ChevronDown size={18} className="text-ink-3" />
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={label} closeLabel={closeLabel}>
        <ul className="p-2">
          {tabs.map(({ key, label: word }) => (
            <li key={key}>
              <button
                type="button"
                aria-current={key === selected ? 'true' : undefined}
                onClick={() => {
                  setOpen(false)
                  onSelect(key)
                }}
                className="menu-item min-h-12 justify-between text-base aria-[current]:font-semibold"
              >
                {word}
                {key === selected && <Check size={18} className="text-accent-ink" />}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
