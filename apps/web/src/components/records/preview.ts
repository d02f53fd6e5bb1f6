import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { replaceSearch } from '../../data/savedViews.ts'
import { isShortcut } from '../../data/shortcuts.ts'

/** From this width on a record is beside the table; below it opens over the page. */
export const WIDE = '(min-width: 100rem)'

/** The record beside the list, in the address. */
const NAME = 'preview'

/** Which record of a list is shown beside it, and what shows another one, or none. */
export const usePreview = (): readonly [id: string | undefined, show: (id: string | undefined) => void] => {
  const id = new URLSearchParams(useSearch()).get(NAME) ?? undefined
  const show = (next: string | undefined) => {
    const query = new URLSearchParams(window.location.search)
    if (next === undefined) query.delete(NAME)
    else query.set(NAME, next)
    replaceSearch(query.toString())
  }
  return [id, show]
}

const NEXT = ['j', 'ArrowDown'] as const
const PREVIOUS = ['k', 'ArrowUp'] as const

/** What a key does to the row that has the focus. */
const stepOf = (event: KeyboardEvent): 1 | -1 | undefined =>
  NEXT.some((key) => isShortcut(event, key))
    ? 1
    : PREVIOUS.some((key) => isShortcut(event, key))
      ? -1
      : undefined

/**
 * `j` and ↓ go from the row with the focus to the next one, `k` and ↑ to the one before; `o` shows its record beside the list,
 * and hides it again. While one is shown it goes along.
 */
export const useRowKeys = (
  box: RefObject<HTMLElement | null>,
  idAt: (href: string) => string | undefined,
  [shown, show]: ReturnType<typeof usePreview>,
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
      if (shown !== undefined && id !== undefined) show(id)
    } else if (isShortcut(event, 'o')) show(id === shown ? undefined : id)
    else if (event.key === 'Escape' && shown !== undefined) show(undefined)
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
