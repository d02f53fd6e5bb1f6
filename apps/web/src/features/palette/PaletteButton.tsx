import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { useI18n } from '../../app/context.ts'
import { isCtrlKey, isShortcut } from '../../data/shortcuts.ts'
import { MENU_OPENER } from '../../ui/menuOpener.ts'
import { Palette } from './Palette.tsx'
import { usePalette } from './wiring.ts'

/** Top bar button that opens the palette. Ctrl+K also opens it, as does `/` on a page without its own search. */
export const PaletteButton = () => {
  const { t } = useI18n()
  const palette = usePalette()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // An open palette handles the key itself.
      if (event.defaultPrevented || !(isCtrlKey(event, 'k') || isShortcut(event, '/'))) return
      const isOverPage = document.querySelector('dialog[open]') !== null
      if (event.key === '/' && isOverPage) return
      event.preventDefault()
      // `/` focuses the page's own search, if there is one.
      const field = document.querySelector<HTMLElement>('main input[type=search]')
      if (event.key === '/' && field) field.focus()
      else palette.send({ type: 'OPEN' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [palette])
  return (
    <>
      <button
        type="button"
        title={`${t('shell.search')} (${t('shell.search.keys')})`}
        aria-label={t('shell.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={MENU_OPENER.bar}
        onClick={() => palette.send({ type: 'OPEN' })}
      >
        <Search size={18} />
      </button>
      <Palette palette={palette} />
    </>
  )
}
