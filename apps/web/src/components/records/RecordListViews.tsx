import type { SavedView } from '@portal/machines'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { replaceSearch, useSavedViews } from '../../data/savedViews.ts'
import { useTableLayout } from '../../data/tableLayout.ts'
import { queryIn, searchOfView, viewNameIn, withViewName } from '../../data/viewAddress.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { LazyPart } from '../LazyPart.tsx'
import { NotLoaded } from '../NotLoaded.tsx'
import { tableTools } from '../tableTools/part.ts'

export interface RecordListViewsProps {
  /** Where the list is. */
  list: string
  title: string
  /** Names that the screen has a meaning of its own for. */
  reserved: readonly string[]
}

/** The saved views of a list as links, and the button that opens their dialog. */
export const RecordListViews = ({ list, title, reserved }: RecordListViewsProps) => {
  const { t } = useI18n()
  const { saved, keep } = useSavedViews(list)
  const { layout, keep: arrange } = useTableLayout(list)
  const search = useSearch()
  /** How often the dialog was asked for. */
  const [asked, setAsked] = useState(0)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <Button icon={Bookmark} size="sm" aria-haspopup="dialog" onClick={() => setAsked(asked + 1)}>
        {t('record.views')}
      </Button>
      {saved.views.length > 0 && (
        <nav aria-label={t('record.views.saved')} className="min-w-0">
          <ul className="flex flex-wrap gap-2">
            {saved.views.map((view) => (
              <li key={view.name} className="max-w-full min-w-0">
                <ViewLink view={view} search={search} onChoose={() => arrange(view.layout)} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {asked > 0 && (
        <LazyPart source={tableTools} failed={(_, retry) => <NotLoaded onRetry={retry} />}>
          {({ SavedViewsDialog }) => (
            <SavedViewsDialog
              key={asked}
              title={title}
              saved={saved}
              shown={{ query: queryIn(search), layout }}
              present={viewNameIn(search) ?? undefined}
              reserved={reserved}
              keep={keep}
              onNamed={({ before, after }) => {
                const now = window.location.search
                if (before === undefined || viewNameIn(now) === before)
                  replaceSearch(withViewName(now, after))
              }}
            />
          )}
        </LazyPart>
      )}
    </div>
  )
}

interface ViewLinkProps {
  view: SavedView
  search: string
  onChoose: () => void
}

/** One view; it is marked while the address names it and shows its rows. */
const ViewLink = ({ view, search, onChoose }: ViewLinkProps) => {
  const isShown = viewNameIn(search) === view.name && queryIn(search) === queryIn(view.query)
  return (
    <Anchor
      href={`${usePathname()}?${searchOfView(search, view)}`}
      aria-current={isShown || undefined}
      onClick={onChoose}
      className={classes(
        'inline-flex min-h-8 max-w-full items-center rounded-full border px-3 text-xs font-semibold transition-colors duration-150 pointer-coarse:min-h-11 pointer-coarse:px-4',
        isShown
          ? 'border-accent bg-accent-soft text-accent-ink'
          : 'border-line-strong bg-surface text-ink-2 hover:border-line-control hover:text-ink',
      )}
    >
      <span className="truncate">{view.name}</span>
    </Anchor>
  )
}
