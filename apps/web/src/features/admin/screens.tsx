import type { RecordEditRef, RecordFields } from '@portal/machines'
import type { ComponentType } from 'react'
import { NewRecord } from '../../components/records/NewRecord.tsx'
import { RecordDetail } from '../../components/records/RecordDetail.tsx'
import { RecordList } from '../../components/records/RecordList.tsx'
import { recordParts } from '../../components/records/RecordParts.tsx'
import { RecordWalk } from '../../components/records/RecordWalk.tsx'
import type { RecordScreen } from '../../components/records/recordScreen.ts'
import { ConnectionPanel } from './ConnectionPanel.tsx'
import { CommandProgress } from './commands/CommandProgress.tsx'
import { BacklogPanel } from './logs/BacklogPanel.tsx'
import { ErrorGroups } from './logs/ErrorGroups.tsx'
import { ErrorPanel } from './logs/ErrorPanel.tsx'
import { PersonPanel } from './person/PersonPanel.tsx'
import { PLACES } from './places.ts'
import {
  ALARM_LOG,
  BACKLOGS,
  COMMANDS,
  CONNECTIONS,
  EMAILS,
  ERRORS,
  PEOPLE,
  TABLES,
} from './recordScreens.ts'
import { SettingPanel } from './SettingPanel.tsx'

const list = (screen: RecordScreen) => () => <RecordList screen={screen} />

const Parts = recordParts()

const detail =
  (screen: RecordScreen, More?: ComponentType<{ record: RecordFields; edit: RecordEditRef }>) => () => (
    <RecordDetail screen={screen} places={PLACES} parts={Parts} Walk={RecordWalk}>
      {(record, edit) => More && <More record={record} edit={edit} />}
    </RecordDetail>
  )

export const AlarmLog = list(ALARM_LOG)
export const Backlogs = list(BACKLOGS)
export const Backlog = detail(BACKLOGS, BacklogPanel)
export const Errors = () => <RecordList screen={ERRORS} above={<ErrorGroups />} />
export const ErrorDetail = detail(ERRORS, ErrorPanel)
export const Tables = list(TABLES)
export const NewTableRow = () => <NewRecord screen={TABLES} />
export const Table = detail(TABLES, SettingPanel)
export const People = list(PEOPLE)
export const Person = detail(PEOPLE, PersonPanel)
export const Emails = list(EMAILS)
export const Email = detail(EMAILS)
export const Connections = list(CONNECTIONS)
export const Connection = detail(CONNECTIONS, ConnectionPanel)
export const Commands = list(COMMANDS)
export const Command = detail(COMMANDS, CommandProgress)
export { AdminHome } from './AdminHome.tsx'
export { ClassIndex } from './classes/ClassIndex.tsx'
export { ClassRecord, ClassRecords, NewClassRecord } from './classes/ClassRecords.tsx'
export { NewCommand } from './commands/NewCommand.tsx'
export { FailedSessions } from './failedSessions.tsx'
export { RelationSubscriptions } from './RelationSubscriptions.tsx'
