import type { SavedViews } from '@portal/machines'
import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useUserInfo } from '../app/context.ts'
import { onViews, readViews, writeViews } from '../services/keptViews.ts'
import { useTableLayout } from './tableLayout.ts'
import { saysNothing, searchOfView } from './viewAddress.ts'

/** The views of a list that this person saved on this device. */
export const useSavedViews = (list: string) => {
  const { RelationContact } = useUserInfo()
  const read = () => readViews(RelationContact.Id, list)
  return {
    saved: useSyncExternalStore(onViews, read, read),
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
  const { search } = window.location
  const first =
    hasViews && saysNothing(search) ? saved.views.find(({ name }) => name === saved.first) : undefined
  const opensWith = first && searchOfView(search, first)
  const open = useEffectEvent(() => {
    if (!first || opensWith === undefined) return
    keep(first.layout)
    replaceSearch(opensWith)
  })
  useLayoutEffect(() => open(), [])
  return opensWith
}
