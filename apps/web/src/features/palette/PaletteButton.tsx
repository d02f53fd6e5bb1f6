import { Search } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { LazyPart } from '../../components/LazyPart.tsx'
import { NotLoaded } from '../../components/NotLoaded.tsx'
import type { PartSource } from '../../data/lazyPart.ts'
import { isCtrlKey, isShortcut } from '../../data/shortcuts.ts'
import { MENU_OPENER } from '../../ui/menuOpener.ts'
import { EarlyField } from './EarlyField.tsx'

const part: PartSource<ComponentType<{ typed: string }>> = {
  load: async () => (await import('./Palette.tsx')).Palette,
  texts: (language) => import(`./texts/${language}.ts`),
}

/** How often it was asked for, and what was typed while it was loaded. */
const NOT_ASKED = { times: 0, typed: '' }
const again = ({ times }: typeof NOT_ASKED): typeof NOT_ASKED => ({ times: times + 1, typed: '' })

/** In the top bar: asks for the palette, as Ctrl K does, and `/` on a page without a search of its own. Its chart and its views are loaded with the first time. */
export const PaletteButton = () => {
  const { t } = useI18n()
  const [{ times, typed }, setAsked] = useState(NOT_ASKED)
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
      else setAsked(again)
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
        onClick={() => setAsked(again)}
      >
        <Search size={18} />
      </button>
      {times > 0 && (
        <LazyPart
          source={part}
          loading={
            <EarlyField
              text={typed}
              onType={(text) => setAsked({ times, typed: text })}
              onClose={() => setAsked(NOT_ASKED)}
            />
          }
          failed={(failure, retry) => (
            <div className="menu-missing">
              <NotLoaded failure={failure} onRetry={retry} />
            </div>
          )}
        >
          {(Palette) => <Palette key={times} typed={typed} />}
        </LazyPart>
      )}
    </>
  )
}
