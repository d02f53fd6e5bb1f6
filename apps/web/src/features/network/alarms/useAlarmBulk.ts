import { AlarmClock } from 'lucide-react'
import { useI18n } from '../../../app/context.ts'
import type { BulkAction } from '../../../components/records/bulk/bulkActions.ts'
import { valueIn } from '../../../data/records.ts'
import { useAssign } from '../people/useAssign.ts'
import { isSnooze, SNOOZES, snoozeEnd } from './snooze.ts'

const isOpen = (record: object): boolean => valueIn(record, 'Status') !== 'CLOSED'

/** Returns the bulk actions on alarms other than acknowledging and closing. */
export const useAlarmBulk = (): readonly BulkAction[] => {
  const { t } = useI18n()
  const assign = useAssign(isOpen)
  return [
    assign,
    {
      key: 'snooze',
      label: 'network.alarm.snoozeDo',
      icon: AlarmClock,
      isOffered: isOpen,
      does: {
        changes: (until, now) =>
          isSnooze(until) ? { SnoozedUntil: new Date(snoozeEnd(until, now)).toISOString() } : {},
      },
      asks: {
        label: t('network.alarm.until'),
        options: SNOOZES.map((value) => ({ value, label: t(`network.alarm.until.${value}`) })),
      },
    },
  ]
}
