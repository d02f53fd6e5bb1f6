// How a list is read again, and how a person gets from it to a record and back.
import { queryOf, selectTablePage, selectTableRows, type TableRef } from '@portal/machines'
import type { Filter } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { useSystem, useUserInfo } from '../../app/context.ts'
import { askRecords, skippedIn, withSkips } from '../../data/records.ts'
import { inPlace } from '../../data/refresh.ts'
import type { AnyRecord } from '../../services/readers/anyRecord.ts'
import type { RecordScreen } from './recordScreen.ts'
import { formerOf, takeFormer } from './walk.ts'

/** A column that was just chosen needs fields that the rows on screen do not have. */
export const useRead = (table: TableRef<AnyRecord>, fields: string): void => {
  const read = useRef(fields)
  useEffect(() => {
    if (read.current !== fields) table.send({ type: 'RELOAD' })
    read.current = fields
  }, [table, fields])
}

/** Whether the pointer or the keyboard is at a row. */
const isAtRows = (box: HTMLElement | null): boolean => {
  const rows = box?.querySelector('tbody')
  return rows ? rows.matches(':hover') || rows.contains(document.activeElement) : false
}

/** Reads pages; while a person is at the rows, those of a page that is read again keep their place. */
export const useRowsInHand = (box: RefObject<HTMLElement | null>): typeof askRecords => {
  const last = useRef<{ readonly asked: string; readonly rows: readonly AnyRecord[] }>(undefined)
  return async (bco, route, input, options) => {
    const answer = await askRecords(bco, route, input, options)
    const asked = JSON.stringify(input)
    const before = last.current?.asked === asked && isAtRows(box.current) ? last.current.rows : []
    const rows = inPlace(before, answer.data.Data)
    last.current = { asked, rows }
    return {
      ...answer,
      data: { ...answer.data, Data: withSkips([...rows], skippedIn(answer.data)) },
    }
  }
}

/** Details lead through the list as it is shown. */
export const useWalk = (screen: RecordScreen, table: TableRef<AnyRecord>, fixed: readonly Filter[]): void => {
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
      query: { ...queryOf(fixed, view), ...(screen.isOwn && { relid: Relation.Id }) },
      ids: rows.map(({ Id }) => Id),
      before: (page.PageNumber - 1) * view.pageSize,
      total: page.Results,
    })
  })
}

const atSearch = (search: string): string => (search === '' ? '' : `?${search.replace(/^\?/, '')}`)

/** Where the focus of a new page is until a person moves it. */
const AT_THE_TOP = 'body, main, h1'

/**
 * Back from a record the keyboard goes on at its row, unless the person moved on meanwhile. In another record, which has the
 * list in a tab, the way on to it stays in the header too.
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
    // The page's own start takes the focus in this moment too.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.matches(AT_THE_TOP)) row?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [hasRows, box])
}
