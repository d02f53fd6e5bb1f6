import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { type DrawerEntry, DrawerItem } from './DrawerItem.tsx'

/** Group of drawer entries; a labelled group with `onToggle` can be collapsed, others stay open. */
export interface DrawerGroup {
  key: string
  items: readonly DrawerEntry[]
  label?: string
  isOpen?: boolean
  onToggle?: () => void
}

export interface DrawerGroupsProps {
  groups: readonly DrawerGroup[]
  collapsed: boolean
}

/** Groups of the drawer; a drawer of icons shows all entries. */
export const DrawerGroups = ({ groups, collapsed }: DrawerGroupsProps) =>
  groups.map((group) =>
    group.label === undefined ? (
      <Entries key={group.key} items={group.items} collapsed={collapsed} />
    ) : (
      <Group key={group.key} group={group} label={group.label} collapsed={collapsed} />
    ),
  )

interface GroupProps {
  group: DrawerGroup
  label: string
  collapsed: boolean
}

const Group = ({ group: { items, isOpen = true, onToggle }, label, collapsed }: GroupProps) => {
  const id = useId()
  const isShown = isOpen || collapsed
  return (
    <section aria-label={label} className={classes('mt-2', collapsed && 'border-t border-line pt-2')}>
      {!collapsed && !onToggle && <p className="drawer-group">{label}</p>}
      {!collapsed && onToggle && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="drawer-group"
        >
          <span className="min-w-0 text-left">{label}</span>
          <ChevronDown
            size={16}
            className={classes('transition-transform duration-150', !isOpen && '-rotate-90')}
          />
        </button>
      )}
      <div id={id} hidden={!isShown}>
        {isShown && <Entries items={items} collapsed={collapsed} />}
      </div>
    </section>
  )
}

const Entries = ({ items, collapsed }: { items: readonly DrawerEntry[]; collapsed: boolean }) => (
  <ul className="flex flex-col gap-0.5">
    {items.map((entry) => (
      <DrawerItem key={entry.key} entry={entry} collapsed={collapsed} />
    ))}
  </ul>
)
