import { Menu as HeadlessMenu, MenuButton, MenuItems, MenuItem as MenuLine } from '@headlessui/react'
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { type MenuEntry, MenuItem } from './MenuItem.tsx'
import { MENU_OPENER, type MenuOpenerLook } from './menuOpener.ts'
import { type Align, place } from './place.ts'

export interface MenuProps {
  /** Accessible name of opener and menu. Must contain the visible text of the opener, if any. */
  label: string
  opener: ReactNode
  openerLook?: MenuOpenerLook
  items: readonly MenuEntry[]
  header?: ReactNode
  align?: Align
}

const afterFrames = (count: number, act: () => void): void => {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, act) : act()))
}

/**
 * Menu with its button. Arrow keys, Home, End and first letters move; Escape closes it and returns the focus to the
 * button.
 */
export const Menu = ({ label, opener, openerLook = 'button', items, header, align = 'end' }: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const isChosen = useRef(false)
  const choose = ({ onSelect }: MenuEntry) => {
    // If the choice opens a dialog, the dialog must later return the focus to the button, because the item is removed.
    button.current?.focus()
    isChosen.current = true
    afterFrames(3, () => {
      isChosen.current = false
    })
    onSelect?.()
  }
  return (
    <HeadlessMenu>
      {({ open, close }) => (
        <>
          <MenuButton
            ref={button}
            aria-label={label}
            className={MENU_OPENER[openerLook]}
            onFocus={({ relatedTarget }: FocusEvent) => {
              // Two frames after a choice, Headless UI focuses the button unless a tab stop has the focus. A title with
              // tabindex -1 is not one, so this restores the focus that the choice has set.
              if (isChosen.current && relatedTarget instanceof HTMLElement) relatedTarget.focus()
            }}
          >
            {opener}
          </MenuButton>
          {open && (
            <MenuBox button={button} align={align} close={close}>
              {header && <div className="mb-1.5 border-b border-line px-2.5 pt-1.5 pb-2.5">{header}</div>}
              <MenuItems static modal={false} className="outline-none">
                {items.map((entry) => (
                  <div
                    key={entry.key}
                    role="none"
                    className={classes(entry.separated && 'mt-1.5 border-t border-line pt-1.5')}
                  >
                    <MenuLine as={MenuItem} entry={entry} onClick={() => choose(entry)} />
                  </div>
                ))}
              </MenuItems>
            </MenuBox>
          )}
        </>
      )}
    </HeadlessMenu>
  )
}

interface MenuBoxProps {
  button: { readonly current: HTMLButtonElement | null }
  align: Align
  close: () => void
  children: ReactNode
}

/** Popover in the top layer beside the button, so no ancestor clips it. */
const MenuBox = ({ button, align, close, children }: MenuBoxProps) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!box.current || !button.current) return
    box.current.showPopover()
    place(box.current, button.current, 'below', align)
  }, [button, align])

  // Closes when the button moves, because the menu would not follow. A scroll event alone is not enough: it may come
  // late or from another element, such as the side menu, while the button has not moved.
  useEffect(() => {
    const before = button.current?.getBoundingClientRect()
    const closeIfMoved = () => {
      const now = button.current?.getBoundingClientRect()
      if (now?.top !== before?.top || now?.left !== before?.left) close()
    }
    addEventListener('scroll', closeIfMoved, { capture: true, passive: true })
    addEventListener('resize', close)
    return () => {
      removeEventListener('scroll', closeIfMoved, { capture: true })
      removeEventListener('resize', close)
    }
  }, [button, close])

  return (
    <div ref={box} popover="manual" className="menu-box motion-safe:animate-rise">
      {children}
    </div>
  )
}
