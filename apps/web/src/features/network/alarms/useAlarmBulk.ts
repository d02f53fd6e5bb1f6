import { AlarmClock, UserRoundCheck } from 'lucide-react'
import { useI18n, useUserInfo } from '../../../app/context.ts'
import type { BulkAction } from '../../../components/records/bulk/bulkActions.ts'
import { valueIn } from '../../../data/records.ts'
import { isSnooze, SNOOZES, snoozeEnd } from './snooze.ts'
import { useColleagues } from './useColleagues.ts'

const isOpen = (record: object): boolean => valueIn(record, 'Status') !== 'CLOSED'

/** What can be done with many alarms beside acknowledging and closing them. */
export const useAlarmBulk = (): readonly BulkAction[] => {
  const { t } = useI18n()
  const me = useUserInfo().RelationContact.Name
  const names = [...new Set([me, ...useColleagues()])]
  return [
    {
      key: 'assign',
      label: 'network.alarm.assignDo',
      icon: UserRoundCheck,
      isOffered: isOpen,
      does: { changes: (AssignedTo) => ({ AssignedTo }) },
      asks: {
        label: t('network.alarm.colleague'),
        options: names.map((name) => ({
          value: name,
          label: name === me ? t('network.alarm.me', { name }) : name,
        })),
      },
    },
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
