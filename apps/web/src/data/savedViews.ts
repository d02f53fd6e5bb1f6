import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useUserInfo } from '../app/context.ts'
import { onViews, readViews, type SavedViews, writeViews } from '../services/keptViews.ts'
import { useStore } from './store.ts'
import { useTableLayout } from './tableLayout.ts'
import { saysNothing, searchOfView } from './viewAddress.ts'

/** Another name of a view: no name before for a new view, none after for a deleted one. */
export interface NameChange {
  readonly before: string | undefined
  readonly after: string | undefined
}

/** The views of a list that this person saved on this device. */
export const useSavedViews = (list: string) => {
  const { RelationContact } = useUserInfo()
  return {
    saved: useStore({ subscribe: onViews, get: () => readViews(RelationContact.Id, list) }),
    keep: (next: SavedViews) => writeViews(RelationContact.Id, list, next),
  }
}

/** Puts another query into the address of the page, in place of the one that is there. */
export const replaceSearch = (search: string): void =>
  navigate(`${window.location.pathname}${search && `?${search}`}${window.location.hash}`, { replace: true })

/** The address with which a list opens by a saved view; it is in the page's address before the list is painted. */
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
  // A link to the list that is open already, as in the menu, reopens it; a table itself only replaces its address.
  useEffect(() => {
    const onPush = () => open()
    window.addEventListener('pushState', onPush)
    return () => window.removeEventListener('pushState', onPush)
  }, [])
  return first && searchOfView(search, first)
}
