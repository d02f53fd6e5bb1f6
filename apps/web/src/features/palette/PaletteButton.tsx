import { selectIsPaletteOpen } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Search } from 'lucide-react'
import type { ComponentType } from 'react'
import { useI18n } from '../../app/context.ts'
import { LazyPart } from '../../components/LazyPart.tsx'
import { NotLoaded } from '../../components/NotLoaded.tsx'
import type { PartSource } from '../../data/lazyPart.ts'
import { MENU_OPENER } from '../../ui/menuOpener.ts'
import type { PaletteProps } from './Palette.tsx'

const part: PartSource<ComponentType<PaletteProps>> = {
  load: async () => (await import('./Palette.tsx')).Palette,
  texts: {
    en: () => import('./texts/en.ts'),
    fr: () => import('./texts/fr.ts'),
    nl: () => import('./texts/nl.ts'),
  },
}

/** In the top bar: opens the palette, as Ctrl K does. What it shows is loaded when it is opened first. */
export const PaletteButton = ({ palette }: PaletteProps) => {
  const { t } = useI18n()
  const isOpen = useSelector(palette, selectIsPaletteOpen)
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
        onClick={() => palette.send({ type: 'OPEN' })}
      >
        <Search size={18} />
      </button>
      {isOpen && (
        <LazyPart
          source={part}
          failed={(_, retry) => (
            <div className="menu-missing">
              <NotLoaded onRetry={retry} />
            </div>
          )}
        >
          {(Palette) => <Palette palette={palette} />}
        </LazyPart>
      )}
    </>
  )
}
