import type { RecordEditRef, RecordFields } from '@portal/machines'
import { removeAlarmRule, removeSchedule, rerateCdr, runSchedule } from '@portal/schemas'
import type { ComponentType } from 'react'
import type { BulkAction } from '../../components/records/bulk/bulkActions.ts'
import { type CreatingScreen, NewRecord } from '../../components/records/NewRecord.tsx'
import { RecordDetail } from '../../components/records/RecordDetail.tsx'
import type { RecordHistoryProps } from '../../components/records/RecordHistory.tsx'
import { RecordList } from '../../components/records/RecordList.tsx'
import { type RecordPart, recordParts } from '../../components/records/RecordParts.tsx'
import { RecordWalk } from '../../components/records/RecordWalk.tsx'
import type { RecordScreen } from '../../components/records/recordScreen.ts'
import type { RecordCommands } from '../../components/records/wiring.ts'
import { SubscriptionWork } from '../../components/subscriptions/SubscriptionWork.tsx'
import { paths } from '../../data/paths.ts'
import { askRecord, subscriptionOf } from '../../data/records.ts'
import { Card as Box } from '../../ui/Card.tsx'
import { AuditPanel } from './AuditPanel.tsx'
import { AlarmPanel } from './alarms/AlarmPanel.tsx'
import { RuleEffect } from './alarms/RuleEffect.tsx'
import { CdrPanel } from './CdrPanel.tsx'
import { CustomerParts } from './CustomerParts.tsx'
import { CardCheckPart } from './cards/CardCheckPart.tsx'
import { CardPanel } from './cards/CardPanel.tsx'
import { CorrectCdr } from './cdr/CorrectCdr.tsx'
import { AddCharger } from './charger/AddCharger.tsx'
import { ChargerReceipt, RestartButton } from './charger/ChargerCommands.tsx'
import { ChargerLog } from './charger/ChargerLog.tsx'
import { ChargerPanel } from './charger/ChargerPanel.tsx'
import { CHARGER_BULK } from './charger/chargerBulk.tsx'
import { SessionCurve } from './charger/PowerCurve.tsx'
import { CHARGER_PARTS } from './charger/parts.tsx'
import { ContractPanel } from './contracts/ContractPanel.tsx'
import { DeleteRecord } from './DeleteRecord.tsx'
import { Identifier } from './Identifier.tsx'
import { JobPlan } from './JobPlan.tsx'
import { LocationActions } from './LocationActions.tsx'
import { LINKED_STATES } from './linkedStates.tsx'
import { NextOrder } from './NextOrder.tsx'
import { PriceLines } from './PriceLines.tsx'
import { useAssign } from './people/useAssign.ts'
import { RequestWork } from './RequestWork.tsx'
import { ALARM_RULES } from './recordScreens/alarmRules.ts'
import { AUDIT } from './recordScreens/audit.ts'
import {
  CARD_REQUESTS,
  CARDS,
  ORDER_CARDS,
  SUBSCRIPTION_CARDS,
  SUBSCRIPTION_TYPES,
  SUBSCRIPTIONS,
  TARIFFS,
} from './recordScreens/cards.ts'
import { CDRS, SESSIONS } from './recordScreens/charging.ts'
import { CPO_CONTRACTS, RELATIONS } from './recordScreens/customers.ts'
import {
  CHARGERS,
  CONTRACT_CHARGERS,
  CPO_CHARGERS,
  LOCATION_CHARGERS,
  LOCATIONS,
  OFFLINE_CHARGERS,
} from './recordScreens/places.ts'
import { ALARMS, REQUESTS, SCHEDULES } from './recordScreens/work.ts'
import { isAtWork } from './requestSteps.ts'
import { SessionCommands, SessionReceipt } from './SessionCommands.tsx'
import { TariffPanel } from './tariffs/TariffPanel.tsx'

/** Returns the record class of a screen, as `meta` names it in links. */
const classOf = ({ routes }: RecordScreen): string => routes.meta.path.split('/')[2] ?? ''

const WITH_DETAIL: readonly RecordScreen[] = [
  ALARM_RULES,
  ALARMS,
  CARDS,
  CARD_REQUESTS,
  CDRS,
  CHARGERS,
  CPO_CONTRACTS,
  LOCATIONS,
  RELATIONS,
  REQUESTS,
  SCHEDULES,
  SESSIONS,
  SUBSCRIPTION_TYPES,
  SUBSCRIPTIONS,
  TARIFFS,
]

/** Detail paths for links between records, by record class. */
const PLACES = {
  ...Object.fromEntries(WITH_DETAIL.map((screen) => [classOf(screen), screen.path])),
  whitelistgroup: paths.netWhitelist,
}

const NO_MORE: readonly BulkAction[] = []

/** Returns a list screen. */
const list =
  (screen: RecordScreen, useBulk: () => readonly BulkAction[] = () => NO_MORE) =>
  () => <RecordList screen={screen} bulk={useBulk()} />

const create = (screen: CreatingScreen) => () => <NewRecord screen={screen} />

interface DetailExtras {
  commands?: RecordCommands
  Actions?: ComponentType<{ record: RecordFields }>
  Above?: ComponentType
  /** Content above the facts. */
  More?: ComponentType<{ record: RecordFields; edit: RecordEditRef }>
  Below?: ComponentType<{ record: RecordFields }>
  parts?: readonly RecordPart[]
  /** Replaces the default log, which contains only changes to the record's own fields. */
  Log?: ComponentType<RecordHistoryProps>
}

const detail = (
  screen: RecordScreen,
  { commands = {}, Actions, Above, More, Below, parts, Log }: DetailExtras = {},
) => {
  const Parts = recordParts(parts, Log)
  return () => (
    <RecordDetail
      screen={screen}
      places={PLACES}
      states={LINKED_STATES}
      commands={commands}
      parts={Parts}
      Walk={RecordWalk}
      identifier={(record) => <Identifier screen={screen} record={record} />}
      actions={(record) => Actions && <Actions record={record} />}
      {...(Above && { above: <Above /> })}
      {...(Below && { below: (record) => <Below record={record} /> })}
    >
      {(record, edit) => More && <More record={record} edit={edit} />}
    </RecordDetail>
  )
}

export const Location = detail(LOCATIONS, {
  More: LocationActions,
  parts: [{ key: 'chargers', label: 'shell.netChargers', list: LOCATION_CHARGERS, by: 'LocationId' }],
})
export const Chargers = () => <RecordList screen={CHARGERS} bulk={CHARGER_BULK} actions={<AddCharger />} />
export const CpoChargers = list(CPO_CHARGERS, () => CHARGER_BULK)
export const OfflineChargers = list(OFFLINE_CHARGERS, () => CHARGER_BULK)
export const Charger = detail(CHARGERS, {
  Actions: RestartButton,
  Above: ChargerReceipt,
  More: ChargerPanel,
  parts: CHARGER_PARTS,
  Log: ChargerLog,
})
export const Sessions = list(SESSIONS)
export const Session = detail(SESSIONS, {
  Actions: SessionCommands,
  More: ({ record }) => (
    <>
      <SessionReceipt record={record} />
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2 xl:*:only:col-span-2">
        <PriceLines record={record} />
        <SessionCurve record={record} />
      </div>
    </>
  ),
})
export const Cdrs = list(CDRS)
export const Cdr = detail(CDRS, {
  Actions: CorrectCdr,
  More: CdrPanel,
  commands: { rerate: (bco, id, options) => askRecord(bco, rerateCdr, { params: { id } }, options) },
})
export const Card = detail(CARDS, {
  More: CardPanel,
  parts: [{ key: 'check', label: 'network.card.check', Part: CardCheckPart }],
})
export const CardRequests = list(CARD_REQUESTS)
export const CardRequest = detail(CARD_REQUESTS, {
  More: NextOrder,
  parts: [{ key: 'cards', label: 'network.order.cards', list: ORDER_CARDS, by: 'OrderId' }],
})
export const SubscriptionTypes = list(SUBSCRIPTION_TYPES)
export const SubscriptionType = detail(SUBSCRIPTION_TYPES)

export const Subscriptions = list(SUBSCRIPTIONS)
export const Subscription = detail(SUBSCRIPTIONS, {
  More: ({ record }) => (
    <Box className="mb-4">
      <SubscriptionWork subscription={subscriptionOf(record)} level={2} />
    </Box>
  ),
  parts: [{ key: 'cards', label: 'subscriptions.cards.title', list: SUBSCRIPTION_CARDS, by: 'Subscription' }],
})
export const Tariffs = list(TARIFFS)
export const NewTariff = create(TARIFFS)
export const Tariff = detail(TARIFFS, { More: TariffPanel })
export const Relation = detail(RELATIONS, { Below: CustomerParts })
export const CpoContracts = list(CPO_CONTRACTS)
export const NewCpoContract = create(CPO_CONTRACTS)
export const CpoContract = detail(CPO_CONTRACTS, {
  More: ContractPanel,
  parts: [{ key: 'chargers', label: 'shell.netChargers', list: CONTRACT_CHARGERS, by: 'CpoContractId' }],
})
export const Alarm = detail(ALARMS, { More: AlarmPanel })
export const AlarmRules = list(ALARM_RULES)
export const NewAlarmRule = create(ALARM_RULES)
export const AlarmRule = detail(ALARM_RULES, {
  Actions: ({ record }) => (
    <DeleteRecord record={record} remove={removeAlarmRule} list={paths.netAlarmRules()} words="alarmRule" />
  ),
  More: RuleEffect,
  parts: [{ key: 'alarms', label: 'shell.netAlarms', list: ALARMS, by: 'RuleId' }],
})
export const Schedules = list(SCHEDULES)
export const NewSchedule = create(SCHEDULES)
export const Schedule = detail(SCHEDULES, {
  Actions: ({ record }) => (
    <DeleteRecord record={record} remove={removeSchedule} list={paths.netSchedules()} words="schedule" />
  ),
  commands: { run: (bco, id, options) => askRecord(bco, runSchedule, { params: { id } }, options) },
  More: ({ record }) => <JobPlan job={record} />,
})
export const AuditEntries = list(AUDIT)
export const AuditEntry = detail(AUDIT, {
  More: ({ record }) => <AuditPanel record={record} places={PLACES} />,
})
export const Requests = list(REQUESTS, () => [useAssign(isAtWork)])
export const Request = detail(REQUESTS, { More: RequestWork })
export { AlarmList as Alarms } from './alarms/AlarmList.tsx'
export { CustomerList as Relations } from './CustomerList.tsx'
export { FindCard } from './FindCard.tsx'
export { NetworkHome } from './NetworkHome.tsx'
export { Locations, LocationsConfig, MyLocations } from './PlacesList.tsx'
