import { useI18n } from '../../../app/context.ts'
import { ListFacts } from '../../../components/records/ListFacts.tsx'
import { RecordTable } from '../../../components/records/RecordList.tsx'
import { ScreenHeader } from '../../../components/ScreenHeader.tsx'
import { ALARMS } from '../recordScreens/work.ts'
import { AlarmGroups } from './AlarmGroups.tsx'
import { NewAlarms } from './NewAlarms.tsx'
import { useAlarmBulk } from './useAlarmBulk.ts'

export const AlarmList = () => {
  const { t } = useI18n()
  return (
    <>
      <ScreenHeader title={t('shell.netAlarms')} context={<ListFacts screen={ALARMS} />} />
      <NewAlarms />
      <AlarmGroups />
      <RecordTable screen={ALARMS} bulk={useAlarmBulk()} />
    </>
  )
}
