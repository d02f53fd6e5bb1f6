import type { CentreEntry, CentreNews } from '@portal/machines'
import { DAY_MS, displayState, genericCalls, LIST_PAGE_SIZE, listChargepoints } from '@portal/schemas'
import { chargerState } from '../../data/chargerState.ts'
import { paths } from '../../data/paths.ts'
import type { Bco } from '../../services/bco.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'

const { filtered: filteredRequests } = genericCalls('request', 'Request')

/** Maximum number of entries. The lists of chargers and requests contain all of them. */
const MOST = 20
/** Maximum age of an entry. Older entries get this age, so the centre keeps them while the fault lasts. */
const OLDEST_MS = 29 * DAY_MS

const momentOf = (date: string | undefined, now: number): number => {
  const at = Date.parse(date ?? '')
  return Number.isNaN(at) ? now : Math.min(now, Math.max(at, now - OLDEST_MS))
}

const unread = { count: 1, isRead: false }

/**
 * Returns an entry for a faulty or offline charger, with the start of the fault and a link; empty for any other
 * charger.
 */
const newsOfCharger = (charger: ReadCharger, now: number): readonly CentreEntry[] => {
  const state = chargerState(charger)
  if (charger.isUnreadable || (state !== 'error' && state !== 'offline')) return []
  const since =
    state === 'offline'
      ? charger.LastHeartbeat
      : charger.Connectors.find(({ Status }) => displayState(Status) === 'error')?.StatusSince
  return [
    {
      ...unread,
      id: `${state} ${charger.Id} ${since ?? ''}`,
      at: momentOf(since, now),
      colour: state === 'error' ? 'error' : 'warning',
      content: charger.Description,
      news: state === 'error' ? 'chargerError' : 'chargerOffline',
      href: paths.charger(charger.Id),
    },
  ]
}

/** Returns an entry for a request that needs a date from the customer; empty for any other request. */
const newsOfRequest = (request: ReadRequest, now: number): readonly CentreEntry[] => {
  const { Id, Kind, Status, SurveySlot, ReservationSlot, Draft } = request
  const wantsVisit = Draft.surveyType !== 'REMOTE' && !SurveySlot && Status === 'SUBMITTED'
  const wantsDate = Status === 'SURVEY' && !ReservationSlot
  if (Kind !== 'CHARGER' || !(wantsVisit || wantsDate)) return []
  return [
    {
      ...unread,
      id: `request ${Id} ${Status}`,
      at: momentOf(request.Timeline.at(-1)?.At, now),
      colour: 'info',
      content: request.Summary,
      news: 'requestDate',
      href: wantsDate ? paths.reservation(Id) : paths.survey(Id),
    },
  ]
}

/** Returns the entries for the chargers and requests that need action, newest first. */
export const newsOf = (
  chargers: readonly ReadCharger[],
  requests: readonly ReadRequest[],
  now: number,
): readonly CentreEntry[] =>
  [
    ...chargers.flatMap((charger) => newsOfCharger(charger, now)),
    ...requests.flatMap((request) => newsOfRequest(request, now)),
  ]
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST)

/** Reads the entries that need action now. */
export const findNews = async (bco: Bco, signal: AbortSignal): Promise<CentreNews> => {
  const options = { signal } as const
  const [chargers, requests] = await Promise.all([
    bco.call(listChargepoints, { query: {} }, options),
    bco.call(filteredRequests, { query: { pagesize: LIST_PAGE_SIZE, select: '' } }, options),
  ])
  const now = bco.now()
  return { entries: newsOf(chargers.data, requests.data.Data, now), now }
}
