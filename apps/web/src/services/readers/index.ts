import { FIRST_PAGE, type Page } from '@portal/schemas'
import type { OperationId, OperationOutput } from '@portal/schemas/contract'
import { readAnyRecord } from './anyRecord.ts'
import { readCdr, readSubscription, readSubscriptionType, readTariff, readToken } from './cards.ts'
import { readCharger, readChargers, readMeter, readSettings, readStats } from './chargers.ts'
import { readContract } from './contracts.ts'
import { readLocation, readPoints } from './locations.ts'
import { readAlarm, readJob } from './network.ts'
import { readPlacement } from './placements.ts'
import { isFields, type Marked, number, type Reader, records, type Skips } from './read.ts'
import { readChildElements, readContact, readElements, readEntries, readRelation } from './relations.ts'
import { readAttachments, readCardOrder, readRequest } from './requests.ts'
import { readSession, readTotals } from './sessions.ts'
import { readStates } from './states.ts'
import { readWhitelist, readWhitelistGroup } from './whitelists.ts'

/** A page of records as views need it. */
export interface ReadTable<T> {
  readonly Data: readonly (T & Marked)[] & Skips
  readonly Page: Pick<Page, 'PageCount' | 'PageNumber' | 'Results'>
}

const whole = (value: unknown, least: number): number => Math.max(least, Math.floor(number(value) ?? least))

/** A page of a table: figures of the page that cannot be read are taken from its rows. */
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

/** A page of records whose fields only `meta` knows. */
export const readAnyRecords = table(readAnyRecord)

/**
 * How the answer of each operation that a screen reads is read. Operations that are not here are handed on as they
 * came.
 */
const READERS = {
  getChargepoint: readCharger,
  listChargepoints: readChargers,
  filteredChargepoint: table(readCharger),
  oneChargepoint: readCharger,
  getChargepointSettings: readSettings,
  postChargepointStats: readStats,
  listChargesessions: table(readSession),
  getChargesession: readSession,
  getChargesessionTotals: readTotals,
  getMeterTotals: readMeter,
  filteredToken: table(readToken),
  oneToken: readToken,
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
  listSubscriptionTypes: table(readSubscriptionType),
  filteredSubscriptionType: table(readSubscriptionType),
  filteredCdr: table(readCdr),
  filteredAlarm: table(readAlarm),
  filteredSchedule: table(readJob),
  filteredRelation: table(readRelation),
  getContractDetails: readContract,
  oneChargePlacement: readPlacement,
  oneWhitelist: readWhitelist,
  filteredRequest: table(readRequest),
  oneRequest: readRequest,
  listAttachments: readAttachments,
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

/** Operations whose answer is read. */
export const READ_OPERATIONS = Object.keys(READERS) as readonly (keyof Readers)[]

/** What a call of an operation hands on. */
export type Arrived<K extends OperationId> = K extends keyof Readers
  ? ReturnType<Readers[K]>
  : OperationOutput<K>

/** What arrived, read into what views need. */
export const arrived = <K extends OperationId>(operation: K, data: unknown): Arrived<K> => {
  const read: Reader<unknown> | undefined = (READERS as Readonly<Record<string, Reader<unknown>>>)[operation]
  return (read ? read(data) : data) as Arrived<K>
}
