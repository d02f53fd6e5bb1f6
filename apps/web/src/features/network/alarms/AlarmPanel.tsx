import type { RecordEditRef, RecordFields } from '@portal/machines'
import { MINUTE_MS } from '@portal/schemas'
import { AlarmClock, AlarmClockOff } from 'lucide-react'
import { useI18n, useSystem, useUserInfo } from '../../../app/context.ts'
import { Notes } from '../../../components/notes/Notes.tsx'
import { changeAtOnce } from '../../../components/records/RecordActions.tsx'
import { useNow } from '../../../data/useNow.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Select } from '../../../ui/Select.tsx'
import { adviceForAlarm } from '../advice.ts'
import { AssignCard } from '../people/AssignCard.tsx'
import { CloseAlarm } from './CloseAlarm.tsx'
import { isSnooze, SNOOZES, snoozedUntil, snoozeEnd } from './snooze.ts'

export interface AlarmPanelProps {
  record: RecordFields
  edit: RecordEditRef
}

export const AlarmPanel = ({ record, edit }: AlarmPanelProps) => {
  const { t, formats } = useI18n()
  const { role } = useUserInfo()
  const now = useNow(MINUTE_MS)
  const until = snoozedUntil(record, now)
  return (
    <div className="mb-4 grid gap-4">
      <Notice kind="info" live="off" title={t('network.alarm.advice')}>
        {t(adviceForAlarm(record['Code'], now - Date.parse(String(record['Raised']))))}
      </Notice>
      {until !== undefined && (
        <Notice
          kind="warning"
          live="off"
          title={t('network.alarm.snoozed', { at: formats.dateTime(until) })}
          actions={
            <Button
              size="sm"
              icon={AlarmClockOff}
              onClick={() => changeAtOnce(edit, { SnoozedUntil: new Date(now).toISOString() })}
            >
              {t('network.alarm.wake')}
            </Button>
          }
        />
      )}
      {record['Status'] !== 'CLOSED' && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <AssignCard record={record} edit={edit} />
          <SnoozeCard edit={edit} />
        </div>
      )}
      {record['Status'] === 'OPEN' && role.includes('SuperAdmin') && (
        <div>
          <CloseAlarm key={String(record['Id'])} record={record} />
        </div>
      )}
      <Notes key={`notes ${String(record['Id'])}`} kind="alarm" id={String(record['Id'])} />
    </div>
  )
}

const SnoozeCard = ({ edit }: Pick<AlarmPanelProps, 'edit'>) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  return (
    <Card title={t('network.alarm.snooze')}>
      <form
        className="flex max-w-xl flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = new FormData(event.currentTarget).get('until')
          if (!isSnooze(chosen)) return
          changeAtOnce(edit, { SnoozedUntil: new Date(snoozeEnd(chosen, bco().now())).toISOString() })
        }}
      >
        <div className="min-w-0 grow basis-52">
          <Select
            name="until"
            label={t('network.alarm.until')}
            options={SNOOZES.map((value) => ({ value, label: t(`network.alarm.until.${value}`) }))}
          />
        </div>
        <Button type="submit" size="lg" className="max-sm:grow" icon={AlarmClock}>
          {t('network.alarm.snoozeDo')}
        </Button>
      </form>
    </Card>
  )
}
