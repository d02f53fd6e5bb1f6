import { useCallback, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { classes } from '../../ui/classes.ts'

/** Higher messages are folded to three lines, in px. */
const HIGHEST_PX = 104

/** The words of the operator; of a long message the beginning, so that it does not take a third of a phone on every screen. */
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
        // A keyboard user who reaches a link sees the text around it.
        onFocus={() => setOpen(true)}
        // oxlint-disable-next-line react/no-danger -- cleaned in cleanHtml.ts; a table of hostile payloads proves it
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
