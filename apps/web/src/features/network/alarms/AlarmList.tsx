import { formatFilter } from '@portal/schemas'
import { useSearch } from 'wouter'
import { useI18n, useUserInfo } from '../../../app/context.ts'
import { RecordTable } from '../../../components/records/RecordList.tsx'
import { ScreenHeader } from '../../../components/ScreenHeader.tsx'
import { networkPaths } from '../../../data/networkPaths.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { ALARMS } from '../declared/work.ts'
import { AlarmGroups } from './AlarmGroups.tsx'
import { NewAlarms } from './NewAlarms.tsx'
import { useAlarmBulk } from './useAlarmBulk.ts'

const is = (field: string, value: string) => ({ field, operator: 'EX', value }) as const

/** Alarms, with the questions that are asked most, and word of those that come while it is open. */
export const AlarmList = () => {
  const { t } = useI18n()
  const { RelationContact } = useUserInfo()
  const search = useSearch()
  const views = [
    { key: 'open', filter: formatFilter([is('Status', 'OPEN')]) },
    { key: 'critical', filter: formatFilter([is('Status', 'OPEN'), is('Severity', 'CRITICAL')]) },
    { key: 'mine', filter: formatFilter([is('AssignedTo', RelationContact.Name)]) },
    { key: 'all', filter: undefined },
  ] as const
  const shown = new URLSearchParams(search).get('filter') ?? undefined
  return (
    <>
      <ScreenHeader title={t('shell.netAlarms')} />
      <nav aria-label={t('network.alarms.views')} className="mb-3">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {views.map(({ key, filter }) => (
            <li key={key}>
              <TextLink
                href={networkPaths.netAlarms(filter === undefined ? {} : { filter })}
                aria-current={filter === shown ? 'page' : undefined}
                className="inline-block py-1.5 aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:py-2.5"
              >
                {t(`network.alarms.view.${key}`)}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <NewAlarms />
      <AlarmGroups />
      <RecordTable screen={ALARMS} bulk={useAlarmBulk()} />
    </>
  )
}
