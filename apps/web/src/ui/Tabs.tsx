import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { classes } from './classes.ts'

export interface TabsProps<Key extends string> {
  label: string
  tabs: readonly { key: Key; label: ReactNode }[]
  selected: Key
  onSelect: (key: Key) => void
  /** Id prefix shared with the `TabPanel`s, which connects tabs and panels. */
  group: string
}

/** Tab list with a single tab stop: arrows, Home and End move and select. Each tab has its `TabPanel`. */
export const Tabs = <Key extends string>({ label, tabs, selected, onSelect, group }: TabsProps<Key>) => {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === selected)
    const next = {
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      ArrowRight: (at + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {tabs.map(({ key, label: word }) => {
        const isSelected = key === selected
        return (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${group}-tab-${key}`}
            aria-selected={isSelected}
            aria-controls={`${group}-panel-${key}`}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onSelect(key)}
            onKeyDown={onKeyDown}
            className={classes(
              'relative shrink-0 rounded-xs py-2.5 text-sm -outline-offset-2 transition-colors duration-150 after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-full pointer-coarse:min-h-11',
              isSelected
                ? 'font-semibold text-ink after:bg-accent'
                : 'font-medium text-ink-2 after:bg-transparent hover:text-ink hover:after:bg-line-strong',
            )}
          >
            {word}
          </button>
        )
      })}
    </div>
  )
}
