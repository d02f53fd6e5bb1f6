import { type ComponentType, type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useSystem } from '../portal/context.ts'
import { NotLoaded } from '../portal/NotLoaded.tsx'
import { MENU_OPENER, type MenuOpenerLook } from '../ui/menuOpener.ts'

/** What a menu is given that was loaded when it was opened for the first time. */
export interface MenuOnDemandProps {
  readonly look: MenuOpenerLook
  readonly initiallyOpen: boolean
}

export interface MenuOnDemandOpenerProps {
  readonly label: string
  readonly opener: ReactNode
  readonly look: MenuOpenerLook
  readonly load: () => Promise<ComponentType<MenuOnDemandProps>>
}

const ignore = () => undefined

/** The button of a menu; the menu itself is fetched when somebody turns to it, and takes the button's place when it opens. */
export const MenuOnDemand = ({ label, opener, look, load }: MenuOnDemandOpenerProps) => {
  const { loadArea } = useSystem().appearance
  const [Menu, setMenu] = useState<ComponentType<MenuOnDemandProps>>()
  const [isMissing, setMissing] = useState(false)
  if (Menu) return <Menu look={look} initiallyOpen />
  const loadWithWords = async () => (await Promise.all([load(), loadArea('menus')]))[0]
  const fetch = () => void loadWithWords().catch(ignore)
  const open = () =>
    void loadWithWords().then(
      (loaded) => setMenu(() => loaded),
      () => setMissing(true),
    )
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setMissing(false)
  }
  const dismiss = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !isMissing) return
    // What had the focus goes; the keyboard goes on where it came from.
    currentTarget.querySelector('button')?.focus()
    setMissing(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
  }
  return (
    <div role="presentation" className="contents" onBlur={leave} onKeyDown={dismiss}>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        className={MENU_OPENER[look]}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={open}
        onKeyDown={onKeyDown}
      >
        {opener}
      </button>
      {isMissing && (
        <div className="menu-missing">
          <NotLoaded onRetry={open} />
        </div>
      )}
    </div>
  )
}
