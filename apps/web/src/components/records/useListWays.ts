// Refetching a list, and navigation between it and its records.
import { queryOf, selectTablePage, selectTableRows, type TableRef } from '@portal/machines'
import type { Filter } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { useSystem, useUserInfo } from '../../app/context.ts'
import type { PeriodQuery } from '../../data/calendar.ts'
import { askRecords, skippedIn, withSkips } from '../../data/records.ts'
import { inPlace } from '../../data/refresh.ts'
import type { AnyRecord } from '../../services/readers/anyRecord.ts'
import type { RecordScreen } from './recordScreen.ts'
import { formerOf, takeFormer } from './walk.ts'

/** Refetches when the requested fields change, for example because the user added a column. */
export const useRead = (table: TableRef<AnyRecord>, fields: string): void => {
  const read = useRef(fields)
  useEffect(() => {
    if (read.current !== fields) table.send({ type: 'RELOAD' })
    read.current = fields
  }, [table, fields])
}

/** True while the pointer or the focus is on a row. */
const isAtRows = (box: HTMLElement | null): boolean => {
  const rows = box?.querySelector('tbody')
  return rows ? rows.matches(':hover') || rows.contains(document.activeElement) : false
}

/** Returns a function that reads pages; refetched rows keep their place while the pointer or the focus is on a row. */
export const useRowsInHand = (box: RefObject<HTMLElement | null>): typeof askRecords => {
  const last = useRef<{ readonly key: string; readonly rows: readonly AnyRecord[] }>(undefined)
  return async (bco, route, input, options) => {
    const answer = await askRecords(bco, route, input, options)
    const key = JSON.stringify(input)
    const before = last.current?.key === key && isAtRows(box.current) ? last.current.rows : []
    const rows = inPlace(before, answer.data.Data)
    last.current = { key, rows }
    return {
      ...answer,
      data: { ...answer.data, Data: withSkips([...rows], skippedIn(answer.data)) },
    }
  }
}

/** Stores the current list, so details can navigate to its neighbours. */
export const useWalk = (
  screen: RecordScreen,
  table: TableRef<AnyRecord>,
  fixed: readonly Filter[],
  span: PeriodQuery,
): void => {
  const { walks } = useSystem()
  const { Relation } = useUserInfo()
  const href = `${usePathname()}${atSearch(useSearch())}`
  const rows = useSelector(table, (snapshot) => selectTableRows<AnyRecord>(snapshot))
  const page = useSelector(table, selectTablePage)
  const view = useSelector(table, ({ context }) => context.view)
  useEffect(() => {
    if (!rows || !page) return
    walks.set(screen.path(''), {
      list: { title: screen.title, href },
      query: { ...queryOf(fixed, view), ...span, ...(screen.isOwn && { relid: Relation.Id }) },
      ids: rows.map(({ Id }) => Id),
      before: (page.PageNumber - 1) * view.pageSize,
      total: page.Results,
    })
  })
}

const atSearch = (search: string): string => (search === '' ? '' : `?${search.replace(/^\?/, '')}`)

/** Elements that have the focus on a new page until the user moves it. */
const AT_THE_TOP = 'body, main, h1'

/**
 * Moves the focus to the row of the record that the user returned from, unless the focus has moved already. A list
 * then forgets that record; a table in a tab does not, because the header of its screen links back to that record.
 */
export const useReturn = (
  box: RefObject<HTMLElement | null>,
  table: TableRef<AnyRecord>,
  list: string,
): void => {
  const pathname = usePathname()
  const left = useRef<string>(undefined)
  useEffect(() => {
    left.current ??= (pathname === list ? takeFormer : formerOf)(pathname)?.href
  }, [pathname, list])
  const hasRows = useSelector(table, (snapshot) => selectTableRows<AnyRecord>(snapshot) !== undefined)
  useEffect(() => {
    if (!hasRows || left.current === undefined) return
    const row = [...(box.current?.querySelectorAll<HTMLElement>('tbody a') ?? [])].find(
      (link) => link.getAttribute('href') === left.current,
    )
    left.current = undefined
    // Wait a frame, because the page moves the focus to its title in this one.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.matches(AT_THE_TOP)) row?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [hasRows, box])
}
