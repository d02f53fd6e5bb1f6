import { useCallback, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { classes } from '../../ui/classes.ts'

/** Messages above this height collapse to three lines, in px. */
const HIGHEST_PX = 104

/** The operator's message. A long one starts collapsed; otherwise it would cover a third of every screen on a phone. */
export const Message = ({ html }: { html: string }) => {
  const { t } = useI18n()
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > HIGHEST_PX))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="min-w-0 grow">
      <div
        ref={ref}
        className={classes(
          'message',
          isLong && !isOpen ? 'max-h-16 overflow-hidden' : 'max-h-[50dvh] overflow-y-auto',
        )}
        // Expand when a link receives keyboard focus, because the collapsed text could hide it.
        onFocus={() => setOpen(true)}
        // oxlint-disable-next-line react/no-danger -- sanitized in cleanHtml.ts, tested with hostile payloads
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="mt-1 min-h-6 rounded-control font-semibold text-accent-ink"
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'banner.less' : 'banner.more')}
        </button>
      )}
    </div>
  )
}
