import { type CentreEntry, needsAction } from '@portal/machines'
import { CalendarDays, Check, CircleAlert, Info, OctagonAlert, TriangleAlert, WifiOff } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { notificationText } from '../../data/notificationText.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { classes } from '../../ui/classes.ts'
import type { Icon } from '../../ui/icon.ts'

const ICONS: Readonly<Record<CentreEntry['colour'], readonly [Icon, string]>> = {
  success: [Check, 'text-ok-ink'],
  info: [Info, 'text-accent-ink'],
  warning: [TriangleAlert, 'text-park-ink'],
  error: [CircleAlert, 'text-err-ink'],
  critical: [OctagonAlert, 'text-err-ink'],
}
const NEWS_ICONS: Partial<Record<NonNullable<CentreEntry['news']>, Icon>> = {
  chargerOffline: WifiOff,
  requestDate: CalendarDays,
}

const useWords = ({ news, colour, code, content }: CentreEntry): string => {
  const { t, errorText } = useI18n()
  return news === undefined
    ? notificationText({ colour, code, content }, errorText)
    : t(`centre.news.${news}`, { subject: content })
}

/** An entry that opens its link, or is marked as read if it has none. Unread entries have a dot and bold text. */
export const Row = ({ entry, onChoose }: { entry: CentreEntry; onChoose: () => void }) => {
  const { t, formats } = useI18n()
  const words = useWords(entry)
  const { id, at, count, isRead, colour, news, href } = entry
  const [colourIcon, look] = ICONS[colour]
  const KindIcon = (news && NEWS_ICONS[news]) ?? colourIcon
  const notes = [
    count > 1 && t('notifications.times', { count }),
    entry.isOver === true && t('centre.over'),
  ].filter((note) => note !== false)
  const content = (
    <>
      <span
        aria-hidden="true"
        className={classes('mt-1.5 size-2 shrink-0 rounded-full', !isRead && 'bg-accent')}
      />
      <KindIcon size={18} className={classes('mt-px shrink-0', look)} />
      <span className="min-w-0 grow">
        <span className="sr-only">
          {isRead ? '' : `${t('centre.unread')} `}
          {t(`notifications.${colour}`)}
          {t('common.colon')}
        </span>
        <span className={classes('block text-sm wrap-anywhere', !isRead && 'font-semibold')}>{words}</span>
        {notes.length > 0 && <span className="block text-xs text-ink-3">{notes.join(' · ')}</span>}
        {news && needsAction(entry) && (
          <span className="mt-0.5 block text-sm font-medium text-accent-ink">{t(`centre.open.${news}`)}</span>
        )}
      </span>
      <span className="text-xs whitespace-nowrap text-ink-3 tabular-nums">{formats.time(at)}</span>
    </>
  )
  const rowLook =
    'flex w-full items-start gap-2.5 px-4 py-2.5 text-left -outline-offset-2 hover:bg-sunken focus-visible:bg-sunken'
  return href === undefined ? (
    <button type="button" data-entry={id} className={rowLook} onClick={onChoose}>
      {content}
    </button>
  ) : (
    <Anchor href={href} data-entry={id} className={rowLook} onClick={onChoose}>
      {content}
    </Anchor>
  )
}
