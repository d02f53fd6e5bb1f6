import { Bookmark } from 'lucide-react'
import { useId, useState } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { type NameChange, replaceSearch, useSavedViews } from '../../data/savedViews.ts'
import { useTableLayout } from '../../data/tableLayout.ts'
import { queryIn, searchOfView, viewNameIn, withViewName } from '../../data/viewAddress.ts'
import { changedSavedView, withReplaced } from '../../data/viewEdits.ts'
import type { SavedView } from '../../services/storedViews.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { SavedViewsDialog } from '../tableTools/SavedViewsDialog.tsx'

export interface RecordListViewsProps {
  list: string
  title: string
  reserved: readonly string[]
}

/** Saved views of a list as links, and the button that opens their dialog. */
export const RecordListViews = ({ list, title, reserved }: RecordListViewsProps) => {
  const { t } = useI18n()
  const { saved, keep } = useSavedViews(list)
  const { layout, keep: arrange } = useTableLayout(list)
  const search = useSearch()
  const current = { query: queryIn(search), layout }
  const present = viewNameIn(search) ?? undefined
  /** Number of presses; each one mounts a new dialog. */
  const [openCount, setOpenCount] = useState(0)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <Button icon={Bookmark} size="sm" aria-haspopup="dialog" onClick={() => setOpenCount(openCount + 1)}>
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
      <ViewChange
        // Resets the state per view, so a failure to save one view is not shown for another.
        key={present ?? ''}
        changed={changedSavedView(saved, current, present)}
        save={() => keep(withReplaced(saved, current, present))}
        onReset={(view) => {
          arrange(view.layout)
          replaceSearch(searchOfView(window.location.search, view))
        }}
      />
      {openCount > 0 && (
        <SavedViewsDialog
          key={openCount}
          title={title}
          saved={saved}
          current={current}
          present={present}
          reserved={reserved}
          keep={keep}
          onNamed={onNamed}
        />
      )}
    </div>
  )
}

/** Updates the view name in the URL after a view is added, renamed or deleted. */
const onNamed = ({ before, after }: NameChange) => {
  const now = window.location.search
  if (before === undefined || viewNameIn(now) === before) replaceSearch(withViewName(now, after))
}

interface ViewChangeProps {
  /** View in the URL, if the list no longer matches it. */
  changed: SavedView | undefined
  /** Saves the current list into that view; returns false if the browser refuses to store it. */
  save: () => boolean
  onReset: (view: SavedView) => void
}

/** Notice that the list no longer matches its view: save the changes or reset the list. */
const ViewChange = ({ changed, save, onReset }: ViewChangeProps) => {
  const { t } = useI18n()
  const id = useId()
  const [isUnkept, setIsUnkept] = useState(false)
  return (
    <>
      {changed && (
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <span id={id} className="flex min-w-0 items-center gap-1.5 text-xs text-ink-2">
            <span className="min-w-0 wrap-anywhere">{t('record.views.changed', { name: changed.name })}</span>
            <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-accent" />
          </span>
          <Button size="sm" aria-describedby={id} onClick={() => setIsUnkept(!save())}>
            {t('record.views.save')}
          </Button>
          <Button size="sm" variant="ghost" aria-describedby={id} onClick={() => onReset(changed)}>
            {t('record.views.reset')}
          </Button>
        </div>
      )}
      <p role="status" className="text-xs text-err-ink empty:hidden">
        {isUnkept && t('record.views.unkept')}
      </p>
    </>
  )
}

interface ViewLinkProps {
  view: SavedView
  search: string
  onChoose: () => void
}

/** Link to a view, marked if the URL names it and the list matches it. */
const ViewLink = ({ view, search, onChoose }: ViewLinkProps) => {
  const isCurrent = viewNameIn(search) === view.name && queryIn(search) === queryIn(view.query)
  return (
    <Anchor
      href={`${usePathname()}?${searchOfView(search, view)}`}
      aria-current={isCurrent || undefined}
      onClick={onChoose}
      className={classes(
        'inline-flex min-h-8 max-w-full items-center rounded-full border px-3 text-xs font-semibold transition-colors duration-150 pointer-coarse:min-h-11 pointer-coarse:px-4',
        isCurrent
          ? 'border-accent bg-accent-soft text-accent-ink'
          : 'border-line-strong bg-surface text-ink-2 hover:border-line-control hover:text-ink',
      )}
    >
      <span className="truncate">{view.name}</span>
    </Anchor>
  )
}
