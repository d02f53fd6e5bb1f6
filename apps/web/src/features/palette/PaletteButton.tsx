import { Search } from 'lucide-react'
import { type ComponentType, useEffect, useReducer } from 'react'
import { useI18n } from '../../app/context.ts'
import { LazyPart } from '../../components/LazyPart.tsx'
import { NotLoaded } from '../../components/NotLoaded.tsx'
import type { PartSource } from '../../data/lazyPart.ts'
import { isCtrlKey, isShortcut } from '../../data/shortcuts.ts'
import { MENU_OPENER } from '../../ui/menuOpener.ts'

const part: PartSource<ComponentType> = {
  load: async () => (await import('./Palette.tsx')).Palette,
  texts: {
    en: () => import('./texts/en.ts'),
    fr: () => import('./texts/fr.ts'),
    nl: () => import('./texts/nl.ts'),
  },
}

/** In the top bar: asks for the palette, as Ctrl K does, and `/` on a page without a search of its own. Its chart and its views are loaded with the first time. */
export const PaletteButton = () => {
  const { t } = useI18n()
  const [asked, ask] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // An open palette takes the key for itself.
      if (event.defaultPrevented || !(isCtrlKey(event, 'k') || isShortcut(event, '/'))) return
      const isOverPage = document.querySelector('dialog[open]') !== null
      if (event.key === '/' && isOverPage) return
      event.preventDefault()
      // A page with a search of its own begins there.
      const field = document.querySelector<HTMLElement>('main input[type=search]')
      if (event.key === '/' && field) field.focus()
      else ask()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        title={`${t('shell.search')} (${t('shell.search.keys')})`}
        aria-label={t('shell.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={MENU_OPENER.bar}
        onPointerEnter={() => void part.load().catch(() => undefined)}
        onClick={ask}
      >
        <Search size={18} />
      </button>
      {asked > 0 && (
        <LazyPart
          source={part}
          failed={(_, retry) => (
            <div className="menu-missing">
              <NotLoaded onRetry={retry} />
            </div>
          )}
        >
          {(Palette) => <Palette key={asked} />}
        </LazyPart>
      )}
    </>
  )
}
