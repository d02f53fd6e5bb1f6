import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { type MenuEntry, MenuItem } from './MenuItem.tsx'
import { MENU_OPENER, type MenuOpenerLook } from './menuOpener.ts'
import { type Align, place } from './place.ts'

export interface MenuProps {
  /** Accessible name of the opener and the menu. Contains the opener's visible words, if any. */
  label: string
  /** What the opener shows. */
  opener: ReactNode
  openerLook?: MenuOpenerLook
  items: readonly MenuEntry[]
  /** Above the items: who is signed in. */
  header?: ReactNode
  align?: Align
}

/** Actions or choices behind a button. Arrows, Home, End and first letters move; Escape closes and returns to the button. */
export const Menu = ({ label, opener, openerLook = 'button', items, header, align = 'end' }: MenuProps) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const entries = () => [...(popover.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const close = () => {
    popover.current?.hidePopover()
    button.current?.focus()
  }
  const open = (from: 'first' | 'last') => {
    if (!popover.current || !button.current) return
    popover.current.showPopover()
    place(popover.current, button.current, 'below', align)
    const all = entries()
    // In a menu of choices the one that holds; among other entries a choice is not what one came for.
    const isChoice = all[0]?.hasAttribute('aria-checked')
    const marked = isChoice && all.find((entry) => entry.getAttribute('aria-checked') === 'true')
    ;(marked || (from === 'first' ? all[0] : all.at(-1)))?.focus()
  }

  // A popover placed beside a button that moves away would stay behind.
  useEffect(() => {
    if (!isOpen) return undefined
    const hide = () => popover.current?.hidePopover()
    // Another part of the page may scroll, such as the side menu to where one is: the button stays where it was.
    const hideIfMoved = ({ target }: Event) => {
      if (target instanceof Node && target.contains(button.current)) hide()
    }
    addEventListener('scroll', hideIfMoved, { capture: true, passive: true })
    addEventListener('resize', hide)
    return () => {
      removeEventListener('scroll', hideIfMoved, { capture: true })
      removeEventListener('resize', hide)
    }
  }, [isOpen])

  const onOpenerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const onMenuKey = (event: KeyboardEvent) => {
    const all = entries()
    const at = all.findIndex((entry) => entry === document.activeElement)
    const byLetter =
      event.key.length === 1
        ? [...all.slice(at + 1), ...all.slice(0, at + 1)].find((entry) =>
            entry.textContent.trim().toLowerCase().startsWith(event.key.toLowerCase()),
          )
        : undefined
    const target = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all[(at - 1 + all.length) % all.length],
      Home: all[0],
      End: all.at(-1),
    }[event.key]
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault()
      close()
    } else if (target ?? (event.key !== ' ' && byLetter)) {
      event.preventDefault()
      ;(target ?? byLetter)?.focus()
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerDown={(event) => {
          // A press on the opener would light-dismiss the menu first and then open it again.
          if (isOpen) event.currentTarget.dataset['closing'] = ''
        }}
        onClick={(event) => {
          const wasOpen = 'closing' in event.currentTarget.dataset
          delete event.currentTarget.dataset['closing']
          if (wasOpen || isOpen) popover.current?.hidePopover()
          else open('first')
        }}
        onKeyDown={onOpenerKey}
        className={MENU_OPENER[openerLook]}
      >
        {opener}
      </button>
      <div
        ref={popover}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={classes('menu-box', isOpen && 'motion-safe:animate-rise')}
      >
        {header && <div className="mb-1.5 border-b border-line px-2.5 pt-1.5 pb-2.5">{header}</div>}
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its items take the focus */}
        <div id={id} role="menu" aria-label={label} onKeyDown={onMenuKey}>
          {items.map((entry) => (
            <div
              key={entry.key}
              role="none"
              className={classes(entry.separated && 'mt-1.5 border-t border-line pt-1.5')}
            >
              <MenuItem entry={entry} onDone={close} />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
