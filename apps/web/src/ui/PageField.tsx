import { useEffect, useId, useRef } from 'react'
import { classes } from './classes.ts'
import { CONTROL_LOOK } from './controlLook.ts'
import { numberIn } from './number.ts'

export interface PageFieldProps {
  /** 1-based. */
  page: number
  pageCount: number
  onPage: (page: number) => void
  /** 'Page' precedes the number for screen readers; 'of 410' follows it on screen. */
  words: { page: string; pageOf: string }
}

/** Editable page number: Enter or blur goes to that page, Home and End to the first and last. */
export const PageField = ({ page, pageCount, onPage, words }: PageFieldProps) => {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    if (field.current) field.current.value = String(page)
  }, [page])

  const turnTo = (entered: number) => {
    const next = Math.min(Math.max(1, entered), pageCount)
    if (field.current) field.current.value = String(next)
    if (next !== page) onPage(next)
  }
  /** Stays on the current page if the text is not an integer. */
  const turn = () => {
    const written = numberIn(field.current?.value ?? '')
    turnTo(written !== undefined && Number.isInteger(written) ? written : page)
  }

  return (
    <span className="flex items-center gap-1.5">
      <input
        ref={field}
        inputMode="numeric"
        defaultValue={page}
        aria-label={words.page}
        aria-describedby={id}
        className={classes(CONTROL_LOOK, 'page-field')}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={turn}
        onKeyDown={(event) => {
          const edge = { Home: 1, End: pageCount }[event.key]
          if (edge === undefined && event.key !== 'Enter') return
          event.preventDefault()
          if (edge === undefined) turn()
          else turnTo(edge)
        }}
      />
      <span id={id} className="whitespace-nowrap tabular-nums">
        {words.pageOf}
      </span>
    </span>
  )
}
