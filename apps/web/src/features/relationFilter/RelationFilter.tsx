import { type RelationFilterRef, selectChosenRelation, selectRelationFilterViewState } from '@portal/machines'
import { shortRelationName } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Building2, ChevronDown, X } from 'lucide-react'
import { type ComponentType, useRef } from 'react'
import { useI18n } from '../../app/context.ts'
import { LazyPart } from '../../components/LazyPart.tsx'
import { NotLoaded } from '../../components/NotLoaded.tsx'
import type { PartSource } from '../../data/lazyPart.ts'
import { classes } from '../../ui/classes.ts'
import { MENU_OPENER } from '../../ui/menuOpener.ts'
import type { RelationPickerProps } from './RelationPicker.tsx'

/** Loaded on first use, together with its library. */
const picker: PartSource<ComponentType<RelationPickerProps>> = {
  load: async () => (await import('./RelationPicker.tsx')).RelationPicker,
}

/** Selector in the top bar that shows the current relation, offers others, and resets to all (S2). */
export const RelationFilter = ({ filter }: { filter: RelationFilterRef }) => {
  const { t } = useI18n()
  const viewState = useSelector(filter, selectRelationFilterViewState)
  const chosen = useSelector(filter, selectChosenRelation)
  const opener = useRef<HTMLButtonElement>(null)
  if (viewState === 'hidden') return null
  const name = chosen?.Description ?? t('relation.all')
  return (
    // On phones, the menus leave no space for the name, so it has its own row below the tabs.
    <div className="flex min-w-0 items-center max-md:order-last max-md:basis-full max-md:py-2 md:min-w-40">
      <button
        ref={opener}
        type="button"
        title={name}
        aria-label={t('relation.shown', { name })}
        aria-haspopup="dialog"
        aria-expanded={viewState === 'open'}
        className={classes(MENU_OPENER.barField, 'max-md:grow')}
        // Prevent the light dismiss; otherwise the press would close the popup and reopen it.
        onPointerDown={(event) => viewState === 'open' && event.preventDefault()}
        onClick={() => filter.send({ type: viewState === 'open' ? 'CLOSE' : 'OPEN' })}
      >
        <Building2 size={16} className="shrink-0" />
        <span className="truncate max-md:grow max-md:text-left">{shortRelationName(name)}</span>
        <ChevronDown size={16} className="shrink-0" />
      </button>
      {chosen && (
        <button
          type="button"
          title={t('relation.showAll')}
          aria-label={t('relation.showAll')}
          className={MENU_OPENER.bar}
          onClick={() => {
            filter.send({ type: 'CLEAR' })
            opener.current?.focus()
          }}
        >
          <X size={16} />
        </button>
      )}
      <span aria-live="polite" className="sr-only">
        {t('relation.shown', { name })}
      </span>
      {viewState === 'open' && (
        <LazyPart
          source={picker}
          failed={(failure, retry) => (
            <div className="menu-missing">
              <NotLoaded failure={failure} onRetry={retry} />
            </div>
          )}
        >
          {(RelationPicker) => <RelationPicker filter={filter} opener={opener} />}
        </LazyPart>
      )}
    </div>
  )
}
