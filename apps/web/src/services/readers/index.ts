import { FIRST_PAGE, type Page } from '@portal/schemas'
import type { OperationId } from '@portal/schemas/contract'
import { readFrames } from './admin.ts'
import { readAlarmGroups } from './alarmGroups.ts'
import { type AnyRecord, readAnyRecord } from './anyRecord.ts'
import {
  readCdr,
  readCorrectionPreview,
  readRatingPreview,
  readSubscription,
  readSubscriptionType,
  readTariff,
  readTariffUse,
  readToken,
} from './cards.ts'
import {
  readCharger,
  readChargerChanges,
  readChargers,
  readMeter,
  readSettings,
  readStats,
} from './chargers.ts'
import { readMessage, readReceipt, readSlots, readVerdict } from './commands.ts'
import { readContract } from './contracts.ts'
import { readLocation, readPoints } from './locations.ts'
import { readBacklog, readErrorGroups } from './logs.ts'
import { readMeta } from './meta.ts'
import { readAlarm, readJob } from './network.ts'
import { readNotes } from './notes.ts'
import { readPlacement } from './placements.ts'
import {
  count,
  entries,
  id,
  isFields,
  type Marked,
  number,
  optionalText,
  type Reader,
  record,
  records,
  type Skips,
} from './read.ts'
import { readChildElements, readContact, readElements, readEntries, readRelation } from './relations.ts'
import { readReportFigures } from './reports.ts'
import { readAttachments, readCardOrder, readRequest } from './requests.ts'
import { readSession, readTotals } from './sessions.ts'
import { readStates } from './states.ts'
import { readWhitelist, readWhitelistGroup } from './whitelists.ts'

export interface ReadTable<T> {
  readonly Data: readonly (T & Marked)[] & Skips
  readonly Page: Pick<Page, 'PageCount' | 'PageNumber' | 'Results'>
}

const whole = (value: unknown, least: number): number => Math.max(least, Math.floor(number(value) ?? least))

/** Returns the reader of a page of a table. Unreadable page figures get defaults that fit the rows. */
const table =
  <T extends { readonly Id: string }>(read: Reader<T>): Reader<ReadTable<T>> =>
  (value) => {
    const { Data, Page } = isFields(value) ? value : {}
    const page = isFields(Page) ? Page : {}
    const rows = records(read)(Data)
    const PageNumber = whole(page['PageNumber'], FIRST_PAGE)
    return {
      Data: rows,
      Page: {
        PageNumber,
        PageCount: whole(
          page['PageCount'],
          number(page['PageCount']) === undefined ? PageNumber : FIRST_PAGE,
        ),
        Results: whole(page['Results'], rows.length),
      },
    }
  }

/** Reads a page of records of a class that only `meta` describes. */
export const readAnyRecords = table(readAnyRecord)

const readWritten = record({ Id: id, Version: count })

/** Leaves a response unparsed, but drops list entries that are not records. */
export const asCame: Reader<unknown> = (value) => {
  const rows = entries((one) => one)
  if (Array.isArray(value)) return rows(value)
  return isFields(value) && Array.isArray(value['Data']) ? { ...value, Data: rows(value['Data']) } : value
}

/** Readers by operation. Operations without one use the generic reader of their kind. */
const READERS = {
  getChargepoint: readCharger,
  putChargepoint: readWritten,
  moveChargepoint: readWritten,
  giveLocation: readWritten,
  mergeLocation: readWritten,
  removeLocation: readWritten,
  addChargepoint: readWritten,
  setConnectors: readWritten,
  replaceHardware: readWritten,
  retireChargepoint: readWritten,
  getChargepointHistory: readChargerChanges,
  listNotes: readNotes,
  postChargepointMessage: readMessage,
  getChargepointMessage: readMessage,
  verifySerial: readVerdict,
  postRemoteStart: readReceipt,
  postRemoteStop: readReceipt,
  postRemoteReset: readReceipt,
  postRemoteUnlock: readReceipt,
  listChargepoints: readChargers,
  filteredChargepoint: table(readCharger),
  oneChargepoint: readCharger,
  getChargepointSettings: readSettings,
  postChargepointStats: readStats,
  listChargesessions: table(readSession),
  getChargesession: readSession,
  getChargesessionTotals: readTotals,
  getCdrTotals: readTotals,
  getMeterTotals: readMeter,
  filteredToken: table(readToken),
  oneToken: readToken,
  replaceToken: readWritten,
  filteredSubscription: table(readSubscription),
  oneSubscription: readSubscription,
  filteredTariff: table(readTariff),
  filteredWhitelistGroup: table(readWhitelistGroup),
  listWhitelistGroups: table(readWhitelistGroup),
  oneWhitelistGroup: readWhitelistGroup,
  saveWhitelistGroup: readWhitelistGroup,
  cloneWhitelistGroup: readWhitelistGroup,
  getPlacementGroup: readWhitelistGroup,
  filteredWhitelist: table(readWhitelist),
  filteredChargePlacement: table(readPlacement),
  oneTariff: readTariff,
  getTariffUse: readTariffUse,
  createSubscriptionType: readWritten,
  getBanner: optionalText,
  listSubscriptionTypes: table(readSubscriptionType),
  filteredSubscriptionType: table(readSubscriptionType),
  filteredCdr: table(readCdr),
  previewRating: readRatingPreview,
  previewCorrection: readCorrectionPreview,
  filteredAlarm: table(readAlarm),
  listAlarmGroups: readAlarmGroups,
  listErrorGroups: readErrorGroups,
  listFrames: readFrames,
  retryBacklog: readBacklog,
  purgeBacklog: readBacklog,
  acknowledgeAlarms: record({ Count: count }),
  getReportFigures: readReportFigures,
  filteredSchedule: table(readJob),
  filteredRelation: table(readRelation),
  getContractDetails: readContract,
  oneChargePlacement: readPlacement,
  oneWhitelist: readWhitelist,
  filteredRequest: table(readRequest),
  oneRequest: readRequest,
  listAttachments: readAttachments,
  listContractFiles: readAttachments,
  listSlots: readSlots,
  filteredChargePassRequest: table(readCardOrder),
  oneChargePassRequest: readCardOrder,
  getRelation: readRelation,
  listRelationContacts: table(readContact),
  listSelectableRelations: readEntries,
  getRelationTree: readEntries,
  getRelationTreeviewer: readEntries,
  getRelationChildElements: readChildElements,
  getMyInfo: readElements,
  getLocationPoints: readPoints,
  getConnectorStates: readStates,
  filteredChargeLocation: table(readLocation),
  oneChargeLocation: readLocation,
} as const satisfies { readonly [K in OperationId]?: Reader<unknown> }

type Readers = typeof READERS

export const READ_OPERATIONS = Object.keys(READERS) as readonly (keyof Readers)[]

/** Payload of an operation after reading. */
export type Arrived<K extends OperationId> = K extends keyof Readers
  ? ReturnType<Readers[K]>
  : K extends `filtered${string}`
    ? ReadTable<AnyRecord>
    : K extends `meta${string}`
      ? ReturnType<typeof readMeta>
      : K extends `createupdate${string}`
        ? ReturnType<typeof readWritten>
        : unknown

/** Returns the reader of a generic call, for classes without a reader of their own. */
const readerByKind = (operation: OperationId): Reader<unknown> => {
  if (operation.startsWith('filtered')) return readAnyRecords
  if (operation.startsWith('meta')) return readMeta
  return operation.startsWith('createupdate') ? readWritten : asCame
}

/** Converts a payload for the views, with the reader of its operation. */
export const arrived = <K extends OperationId>(operation: K, data: unknown): Arrived<K> => {
  const own: Reader<unknown> | undefined = (READERS as Readonly<Record<string, Reader<unknown>>>)[operation]
  return (own ?? readerByKind(operation))(data) as Arrived<K>
}
