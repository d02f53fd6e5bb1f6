import { DAY_MS, dayText, HOUR_MS, localDay, localTime, sameTimeOn } from '@portal/schemas'
import type { ReadPoint } from '../../services/readers/locations.ts'
import type { ReadReportFigures } from '../../services/readers/reports.ts'
import type { ReadState } from '../../services/readers/states.ts'
import type { MapPoint } from '../../ui/map/startMap.ts'
import type { Tone } from '../../ui/tone.ts'

/** Colours of the connector states that are counted per location (S4). */
export const CONNECTOR_TONES = {
  Available: 'ok',
  Charging: 'charge',
  Parking: 'park',
  Error: 'err',
  Offline: 'off',
} as const satisfies Readonly<Record<string, Tone>>

export type CountedState = keyof typeof CONNECTOR_TONES
export const COUNTED_STATES = Object.keys(CONNECTOR_TONES) as readonly CountedState[]

export type Place = Pick<ReadPoint, 'Id' | 'Description' | 'Latitude' | 'Longitude' | CountedState>

export const connectorCounts = (points: readonly Place[]): Readonly<Record<CountedState, number>> => {
  const sum = (state: CountedState) => points.reduce((total, point) => total + point[state], 0)
  return {
    Available: sum('Available'),
    Charging: sum('Charging'),
    Parking: sum('Parking'),
    Error: sum('Error'),
    Offline: sum('Offline'),
  }
}

export interface WorstLocation {
  readonly id: string
  readonly name: string
  readonly down: number
  readonly connectors: number
}

const connectorsOf = (point: Place) => COUNTED_STATES.reduce((total, state) => total + point[state], 0)

const byWorst = (a: WorstLocation, b: WorstLocation): number =>
  b.down - a.down || a.connectors - b.connectors || a.name.localeCompare(b.name)

/**
 * Returns the locations with the most connectors down. A larger share breaks ties. Selects the few needed locations
 * instead of sorting thousands.
 */
export const worstLocations = (points: readonly Place[], most: number): readonly WorstLocation[] => {
  const worst: WorstLocation[] = []
  for (const point of points) {
    const down = point.Error + point.Offline
    const least = worst[most - 1]
    if (down === 0 || (least && down < least.down)) continue
    worst.push({ id: point.Id, name: point.Description, down, connectors: connectorsOf(point) })
    worst.sort(byWorst).splice(most)
  }
  return worst
}

/** Returns the start of the oldest open alarm at each location. */
export const alarmedSince = (
  alarms: readonly { readonly LocationId: string; readonly Raised: string }[],
): ReadonlyMap<string, number> => {
  const since = new Map<string, number>()
  for (const { LocationId, Raised } of alarms) {
    const at = Date.parse(Raised)
    if (!Number.isNaN(at)) since.set(LocationId, Math.min(at, since.get(LocationId) ?? at))
  }
  return since
}

export const mapPoints = (points: readonly Place[]): readonly MapPoint[] =>
  points.flatMap(({ Id, Latitude, Longitude, ...counts }) =>
    Latitude === undefined || Longitude === undefined
      ? []
      : [
          {
            id: Id,
            latitude: Latitude,
            longitude: Longitude,
            counts: Object.fromEntries(
              COUNTED_STATES.map((state) => [CONNECTOR_TONES[state], counts[state]]),
            ),
          },
        ],
  )

export interface Change {
  readonly id: string
  readonly chargepointId: string
  readonly name: string
  readonly status: ReadState['Status']
  readonly rawStatus: ReadState['RawStatus']
  readonly at: number
}

/** Returns the latest changes of connectors, at most `most`, newest first. */
export const latestChanges = (
  states: readonly Pick<
    ReadState,
    | 'ChargePointId'
    | 'ConnectorId'
    | 'ConnectorNumber'
    | 'Description'
    | 'Status'
    | 'RawStatus'
    | 'StatusSince'
  >[],
  most: number,
): readonly Change[] =>
  states
    .map((state) => ({
      id: state.ConnectorId,
      chargepointId: state.ChargePointId,
      name: [state.Description, state.ConnectorNumber].filter((part) => part !== undefined).join(' · '),
      status: state.Status,
      rawStatus: state.RawStatus,
      at: Date.parse(state.StatusSince ?? ''),
    }))
    .filter(({ at }) => !Number.isNaN(at))
    .sort((a, b) => b.at - a.at || a.name.localeCompare(b.name))
    .slice(0, most)

/** Returns today until now, and the same weekday of last week until the same local time. */
export const todayAndLastWeek = (now: number) => {
  const today = localDay(now)
  const span = (day: number, end: number) => ({
    start: new Date(localTime(day)).toISOString(),
    end: new Date(end).toISOString(),
  })
  return { today: span(today, now), lastWeek: span(today - 7, sameTimeOn(today - 7, now)) }
}

/** Time for which a changed row stays marked. */
export const CHANGED_MS = 10_000

/** Current content of each row, and the time of its last change. */
export interface Marks {
  readonly words: ReadonlyMap<string, string>
  readonly changedAt: ReadonlyMap<string, number>
}

/** Id of a row, and the content to compare. */
export type RowSummary = readonly [id: string, words: string]

/** Updates the marks of rows. Returns the same object if nothing changed. Initial rows are not marked. */
export const marksAfter = (before: Marks | undefined, rows: readonly RowSummary[], now: number): Marks => {
  const summaries = new Map(rows)
  if (!before) return { words: summaries, changedAt: new Map() }
  const changed = [...summaries].filter(([id, words]) => before.words.get(id) !== words)
  if (changed.length === 0 && summaries.size === before.words.size) return before
  return {
    words: summaries,
    changedAt: new Map([...before.changedAt, ...changed.map(([id]) => [id, now] as const)]),
  }
}

/** Number of local days to read for the last 48 hours. */
const DAYS = 3

/** Returns the local days that contain the last 48 hours. */
export const latestDays = (now: number) => {
  const today = localDay(now)
  return { from: dayText(today + 1 - DAYS), until: dayText(today + 1), start: localTime(today + 1 - DAYS) }
}

export interface PowerPoint {
  readonly at: number
  /** Mean power during the hour, in kW. */
  readonly value: number
}

/**
 * Returns the power of the last 24 complete hours, and of the 24 hours before them, moved forward by a day to match.
 */
export const powerOf = (
  hours: ReadReportFigures['Hours'],
): { readonly latest: readonly PowerPoint[]; readonly before: readonly PowerPoint[] } => {
  const points = hours
    .map(({ Start, EnergyKwh }) => ({ at: Date.parse(Start), value: EnergyKwh }))
    .filter(({ at }) => !Number.isNaN(at))
  const first = (points.at(-1)?.at ?? 0) - DAY_MS + HOUR_MS
  return {
    latest: points.filter(({ at }) => at >= first),
    before: points
      .filter(({ at }) => at < first && at >= first - DAY_MS)
      .map(({ at, value }) => ({ at: at + DAY_MS, value })),
  }
}

/**
 * Returns the percentage of time that charge points were online, averaged over connectors; undefined if there are
 * none.
 */
export const uptimeOf = (groups: ReadReportFigures['Groups']): number | undefined => {
  const connectors = groups.reduce((all, { Connectors }) => all + Connectors, 0)
  const weighed = groups.reduce((all, { Connectors, UptimePercent }) => all + Connectors * UptimePercent, 0)
  return connectors === 0 ? undefined : weighed / connectors
}
