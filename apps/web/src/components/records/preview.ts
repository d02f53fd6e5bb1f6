import { selectTableRows, type TableRef } from '@portal/machines'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { replaceSearch } from '../../data/savedViews.ts'
import { isShortcut } from '../../data/shortcuts.ts'
import type { AnyRecord } from '../../services/readers/anyRecord.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'

/** Minimum width for the preview beside the table; on narrower screens it opens over the page. */
const WIDE = '(min-width: 100rem)'

const SEARCH_PARAM = 'preview'

export interface Preview {
  readonly id: string | undefined
  readonly show: (id: string | undefined) => void
  /** True if the preview opens beside the table instead of over the page. */
  readonly isBeside: boolean
}

/** Returns the open preview of a list, and handles the keys that toggle it and move between rows. */
export const usePreview = (
  box: RefObject<HTMLElement | null>,
  table: TableRef<AnyRecord>,
  pathOf: (id: string) => string,
): Preview => {
  const id = new URLSearchParams(useSearch()).get(SEARCH_PARAM) ?? undefined
  const isBeside = useMediaQuery(WIDE)
  const idAt = (href: string) =>
    selectTableRows<AnyRecord>(table.getSnapshot())?.find(({ Id }) => pathOf(Id) === href)?.Id
  useRowKeys(box, idAt, id)
  return { id, show, isBeside }
}

const show = (next: string | undefined): void => {
  const query = new URLSearchParams(window.location.search)
  if (next === undefined) query.delete(SEARCH_PARAM)
  else query.set(SEARCH_PARAM, next)
  replaceSearch(query.toString())
}

const NEXT = ['j', 'ArrowDown'] as const
const PREVIOUS = ['k', 'ArrowUp'] as const

/** Returns the direction in which a key moves from the focused row. */
const stepOf = (event: KeyboardEvent): 1 | -1 | undefined =>
  NEXT.some((key) => isShortcut(event, key))
    ? 1
    : PREVIOUS.some((key) => isShortcut(event, key))
      ? -1
      : undefined

/**
 * `j` and ↓ move from the focused row to the next one, `k` and ↑ to the previous one. `o` toggles the preview, which
 * then follows the focus; Escape closes it.
 */
const useRowKeys = (
  box: RefObject<HTMLElement | null>,
  idAt: (href: string) => string | undefined,
  openId: string | undefined,
): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('a.row-link') ?? [])]
    const at = rows.findIndex((row) => row === event.target)
    if (at < 0 || event.shiftKey) return
    const step = stepOf(event)
    const row = rows[at + (step ?? 0)]
    const id = idAt(row?.getAttribute('href') ?? '')
    if (step) {
      row?.focus()
      if (openId !== undefined && id !== undefined) show(id)
    } else if (isShortcut(event, 'o')) show(id === openId ? undefined : id)
    else if (event.key === 'Escape' && openId !== undefined) show(undefined)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const element = box.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [box])
}
