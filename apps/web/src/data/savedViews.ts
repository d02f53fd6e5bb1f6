import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useUserInfo } from '../app/context.ts'
import { onViews, readViews, type SavedViews, writeViews } from '../services/storedViews.ts'
import { useStore } from './store.ts'
import { useTableLayout } from './tableLayout.ts'
import { saysNothing, searchOfView } from './viewAddress.ts'

/** Change of a view's name: no `before` for a new view, no `after` for a deleted one. */
export interface NameChange {
  readonly before: string | undefined
  readonly after: string | undefined
}

export const useSavedViews = (list: string) => {
  const { RelationContact } = useUserInfo()
  return {
    saved: useStore({ subscribe: onViews, get: () => readViews(RelationContact.Id, list) }),
    keep: (next: SavedViews) => writeViews(RelationContact.Id, list, next),
  }
}

export const replaceSearch = (search: string): void =>
  navigate(`${window.location.pathname}${search && `?${search}`}${window.location.hash}`, { replace: true })

/**
 * Opens a list in its default view before it is painted. Returns that view as a URL query; undefined if the default
 * view does not apply.
 */
export const useFirstView = (list: string, hasViews: boolean): string | undefined => {
  const { saved } = useSavedViews(list)
  const { keep } = useTableLayout(list)
  const firstOf = (search: string) =>
    hasViews && saysNothing(search) ? saved.views.find(({ name }) => name === saved.first) : undefined
  const { search } = window.location
  const first = firstOf(search)
  const open = useEffectEvent(() => {
    const { search: now, pathname } = window.location
    const view = pathname === list ? firstOf(now) : undefined
    if (!view) return
    keep(view.layout)
    replaceSearch(searchOfView(now, view))
  })
  useLayoutEffect(() => open(), [])
  // A link to the list that is already open, such as its menu entry, opens the default view again. The table itself
  // uses only replaceState.
  useEffect(() => {
    const onPush = () => open()
    window.addEventListener('pushState', onPush)
    return () => window.removeEventListener('pushState', onPush)
  }, [])
  return first && searchOfView(search, first)
}
