import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from './IconButton.tsx'
import { PageField } from './PageField.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

export interface PaginationProps {
  /** 1-based. */
  page: number
  pageCount: number
  onPage: (page: number) => void
  pageSize: string
  /** '10', '25', '50', and the word for 'all'. */
  pageSizes: readonly { value: string; label: string }[]
  onPageSize: (size: string) => void
  /** Range, for example '1–10 of 40'. */
  summary: ReactNode
  words: {
    label: string
    rowsPerPage: string
    previous: string
    next: string
    /** Labels of the page field, see `PageField`. */
    page: string
    pageOf: string
  }
}

/** Elements that use arrow keys themselves. */
const OWN_ARROWS =
  'input, select, textarea, [contenteditable], [role=tab], [role=menu], [role=slider], [role=img], dialog'

/** True if all rows fit on one page with the smallest page size. */
const isWhole = ({ pageCount, pageSize, pageSizes }: PaginationProps): boolean =>
  pageCount <= 1 && pageSize === pageSizes[0]?.value

/**
 * Previous and next page, an editable page number and the page size. The left and right arrow keys change the page,
 * unless the focused element uses them. Renders nothing if all rows fit on one page of the smallest size.
 */
export const Pagination = (props: PaginationProps) => {
  const { page, pageCount, onPage, pageSize, pageSizes, onPageSize, summary, words } = props
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      // A focused horizontal scroller uses the arrow keys itself; a row inside it does not.
      const isTaken =
        event.target instanceof Element &&
        (event.target.closest(OWN_ARROWS) !== null || event.target.matches('[role=region]'))
      if (
        !step ||
        isTaken ||
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return
      const next = latest.current.page + step
      if (next >= 1 && next <= latest.current.pageCount) latest.current.onPage(next)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  if (isWhole(props)) return null
  return (
    <nav
      aria-label={words.label}
      className="mt-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm text-ink-2"
    >
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <span aria-hidden="true">{words.rowsPerPage}</span>
        <SegmentedControl
          label={words.rowsPerPage}
          options={pageSizes}
          value={pageSize}
          onChange={onPageSize}
        />
      </div>
      <div className="flex items-center gap-3.5 max-sm:w-full max-sm:flex-wrap max-sm:*:first:grow max-[22.5rem]:*:first:basis-full">
        <output aria-live="off" className="tabular-nums">
          {summary}
        </output>
        {/* Keeps these controls together when they wrap. */}
        <div className="ml-auto flex items-center gap-3.5">
          <IconButton
            label={words.previous}
            icon={ArrowLeft}
            variant="outlined"
            side="above"
            // Not `disabled`, which would lose the focus on the first and the last page.
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onPage(page - 1)}
          />
          {pageCount > 1 && <PageField {...{ page, pageCount, onPage, words }} />}
          <IconButton
            label={words.next}
            icon={ArrowRight}
            variant="outlined"
            side="above"
            aria-disabled={page >= pageCount}
            onClick={() => page < pageCount && onPage(page + 1)}
          />
        </div>
      </div>
    </nav>
  )
}
