import {
  genericCalls,
  getCdrTotals,
  getChargesession,
  getChargesessionTotals,
  listChargesessions,
  POLL_COUNTS_MS,
  STATUS_STEPS,
} from '@portal/schemas'
import { Calculator, CarFront, ReceiptText } from 'lucide-react'
import type { RecordScreen } from '../../../components/records/recordScreen.ts'
import { quickBy, stepsOf } from '../../../components/records/recordScreen.ts'
import { TariffCell } from '../../../components/records/TariffCell.tsx'
import { paths } from '../../../data/paths.ts'
import { valueIn } from '../../../data/records.ts'
import { CDR_STATUS } from '../badges.ts'

export const SESSIONS: RecordScreen = {
  routes: {
    ...genericCalls('chargesession', 'Chargesession'),
    filtered: listChargesessions,
    one: getChargesession,
    createupdate: undefined,
  },
  title: 'shell.netSessions',
  icon: CarFront,
  list: paths.netSessions(),
  path: paths.netSession,
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'Start', phone: 'detail' },
    { field: 'TokenNumber', quiet: true, priority: 3 },
    { field: 'RelationId', priority: 5 },
    { field: 'Status', phone: 'status' },
    { field: 'DurationSeconds', priority: 4 },
    { field: 'EnergyKwh', phone: 'detail' },
    { field: 'Price' },
  ],
  sort: '-Start',
  totals: getChargesessionTotals,
  refreshEvery: POLL_COUNTS_MS,
  facts: [
    {
      label: 'network.home.facts.running',
      filters: [{ field: 'Status', operator: 'EX', value: 'CHARGING' }],
    },
  ],
  quick: quickBy('Status', 'CHARGING', 'PARKING', 'OFFLINE_CHARGING', 'COMPLETED'),
  links: { RelationId: 'Relation', LocationId: 'Location', ChargePointId: 'ChargePoint', TokenId: 'Token' },
  looks: { Status: 'status' },
  // The price lines have their own card. The meter values are a curve, and their numbers are in the raw fields.
  customFields: ['PriceLines', 'MeterValues'],
  missing: 'UNKNOWNREQUEST',
}

/** Sessions at one charge point. The first column is the start, because the name is the same for all of them. */
export const CHARGER_SESSIONS: RecordScreen = {
  ...SESSIONS,
  columns: [
    { field: 'Start', phone: 'title' },
    { field: 'ConnectorNumber', priority: 3 },
    { field: 'TokenNumber', phone: 'detail', quiet: true },
    { field: 'RelationId', priority: 5 },
    { field: 'Status', phone: 'status' },
    { field: 'DurationSeconds', priority: 4 },
    { field: 'EnergyKwh', phone: 'detail' },
    { field: 'Price' },
  ],
}

const RERATED: readonly unknown[] = ['OPEN', 'RATED', 'ERROR']

export const CDRS: RecordScreen = {
  routes: genericCalls('cdr', 'Cdr'),
  title: 'shell.netCdrs',
  icon: ReceiptText,
  list: paths.netCdrs(),
  path: paths.netCdr,
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'Start', phone: 'detail' },
    { field: 'SessionId', byId: true, priority: 5, quiet: true },
    { field: 'SessionDuration', priority: 4 },
    { field: 'TokenNumber', quiet: true, priority: 3 },
    { field: 'Consumption' },
    { field: 'Status', phone: 'status' },
    { field: 'Price', phone: 'detail' },
  ],
  sort: '-Start',
  totals: getCdrTotals,
  facts: [{ label: 'network.facts.wrong', filters: [{ field: 'Status', operator: 'EX', value: 'ERROR' }] }],
  quick: quickBy('Status', 'OPEN', 'RATED', 'INVOICED', 'ERROR', 'CORRECTED'),
  links: {
    RelationId: 'Relation',
    LocationId: 'Location',
    ChargePointId: 'ChargePoint',
    TariffId: 'Tariff',
    SessionId: 'Session',
    TokenId: 'Token',
    CorrectedById: 'CorrectedBy',
    CorrectsId: 'Corrects',
    CreditReferenceId: 'CreditReference',
  },
  looks: { Status: CDR_STATUS },
  choices: { Status: stepsOf(STATUS_STEPS.cdr) },
  cells: { TariffId: TariffCell },
  customFields: ['PriceLines'],
  missing: 'UNKNOWNREQUEST',
  actions: [
    {
      key: 'rerate',
      label: 'network.cdr.rerate',
      icon: Calculator,
      isOffered: (record) =>
        RERATED.includes(valueIn(record, 'Status')) && valueIn(record, 'Credit') !== true,
      does: { command: 'rerate' },
      success: 'network.cdr.rerated',
    },
  ],
}
