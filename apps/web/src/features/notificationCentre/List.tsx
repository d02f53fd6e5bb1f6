import {
  type CentreEntry,
  type NotificationCentreRef,
  selectActionCount,
  selectCentreEntries,
  selectOlderEntries,
  selectUnread,
} from '@portal/machines'
import { DAY_MS, dayText, HOUR_MS, localDay } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useI18n } from '../../app/context.ts'
import { isShortcut } from '../../data/shortcuts.ts'
import { useNow } from '../../data/useNow.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Row } from './Row.tsx'

/** Groups the entries by local day. */
const byDay = (entries: readonly CentreEntry[]): readonly (readonly [string, readonly CentreEntry[]])[] => {
  const days = new Map<string, CentreEntry[]>()
  for (const entry of entries) {
    const day = dayText(localDay(entry.at))
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}

/** Moves focus between rows with the arrow keys, without wrapping. Returns true if it handles the key. */
const move = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined) return false
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-entry]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus()
  return true
}

/** Handles the arrow keys, and `e` to mark as read. Radio buttons above the list handle their own arrow keys. */
export const hearKeys = (event: KeyboardEvent<HTMLElement>, centre: NotificationCentreRef): void => {
  if (event.target instanceof HTMLInputElement) return
  if (move(event)) event.preventDefault()
  const id = event.target instanceof HTMLElement ? event.target.dataset['entry'] : undefined
  if (id !== undefined && isShortcut(event.nativeEvent, 'e')) centre.send({ type: 'MARK_READ', id })
}

export const List = ({ centre, close }: { centre: NotificationCentreRef; close: () => void }) => {
  const { t, formats } = useI18n()
  const now = useNow(HOUR_MS)
  const view = useSelector(centre, ({ context }) => context.view)
  const entries = useSelector(centre, selectCentreEntries)
  const older = useSelector(centre, selectOlderEntries)
  const unread = useSelector(centre, selectUnread)
  const action = useSelector(centre, selectActionCount)
  const nameOf = (day: string, at: number) => {
    if (day === dayText(localDay(now))) return t('centre.today')
    return day === dayText(localDay(now - DAY_MS)) ? t('centre.yesterday') : formats.longDay(at)
  }
  return (
    <>
      <div className="sticky top-0 z-1 border-b border-line bg-surface px-4 pt-3 pb-3">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-base font-semibold">{t('centre.title')}</h2>
          <span className="sm:hidden">
            <IconButton icon={X} label={t('common.close')} onClick={close} />
          </span>
        </div>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <SegmentedControl
            label={t('common.show')}
            value={view}
            options={[
              { value: 'all', label: t('centre.all') },
              {
                value: 'action',
                label: action > 0 ? t('centre.action.count', { count: action }) : t('centre.action'),
              },
            ]}
            onChange={(chosen) => centre.send({ type: 'SHOW', view: chosen })}
          />
          <Button
            variant="ghost"
            size="sm"
            aria-disabled={unread === 0}
            onClick={() => centre.send({ type: 'MARK_ALL_READ' })}
          >
            {t('centre.markAll')}
          </Button>
        </div>
      </div>
      {entries.length === 0 && (
        <p className="px-4 py-8 text-center text-sm text-ink-2">
          {t(view === 'action' ? 'centre.action.none' : 'centre.none')}
        </p>
      )}
      {byDay(entries).map(([day, all]) => (
        <section key={day} aria-label={nameOf(day, all[0]?.at ?? now)}>
          <h3 className="px-4 pt-3 pb-1 text-xs font-semibold text-ink-3">
            {nameOf(day, all[0]?.at ?? now)}
          </h3>
          <ul>
            {all.map((entry) => (
              <li key={entry.id}>
                <Row
                  entry={entry}
                  onChoose={() => {
                    centre.send({ type: 'MARK_READ', id: entry.id })
                    if (entry.href !== undefined) close()
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {older > 0 && (
        <div className="border-t border-line p-2 text-center">
          <Button variant="ghost" size="sm" onClick={() => centre.send({ type: 'SHOW_OLDER' })}>
            {t('centre.older', { count: older })}
          </Button>
        </div>
      )}
    </>
  )
}
