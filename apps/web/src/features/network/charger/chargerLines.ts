// Pure functions that return the log lines of a charge point, except for changes to its own fields.
import type { LogLine } from '../../../components/records/history.ts'
import { paths } from '../../../data/paths.ts'
import type { ReadCharger, ReadChargerChange } from '../../../services/readers/chargers.ts'
import type { ReadSession } from '../../../services/readers/sessions.ts'
import type { Formats, Translate } from '../../../texts/index.ts'

interface Words {
  readonly t: Translate
  readonly formats: Formats
  readonly statusOf: (status: string) => string
}

export interface LoggedAlarm {
  readonly Id: string
  readonly Description: string
  readonly Severity: string
  readonly Raised: string
  readonly AcknowledgedOn?: string | undefined
  readonly AcknowledgedBy?: string | undefined
}

/** Parses the times. Drops lines without a valid time. */
const timed = (lines: readonly (Omit<LogLine, 'at'> & { at: string | undefined })[]): readonly LogLine[] =>
  lines.flatMap((line) => {
    const at = Date.parse(line.at ?? '')
    return Number.isNaN(at) ? [] : [{ ...line, at }]
  })

export const alarmLines = (
  alarms: readonly LoggedAlarm[],
  severityOf: (severity: string) => string,
  { t }: Words,
): readonly LogLine[] =>
  timed(
    alarms.flatMap(({ Id, Description, Severity, Raised, AcknowledgedOn, AcknowledgedBy }) => [
      {
        at: Raised,
        key: `${Id} raised`,
        title: Description || Id,
        detail: t('network.log.alarm', { severity: severityOf(Severity) }),
        href: paths.netAlarm(Id),
        isBad: true,
      },
      {
        at: AcknowledgedOn,
        key: `${Id} acknowledged`,
        title: t('network.log.acknowledged'),
        detail: [Description || Id, AcknowledgedBy ?? ''].filter(Boolean).join(' · '),
        href: paths.netAlarm(Id),
      },
    ]),
  )

type LoggedConnector = ReadCharger['Connectors'][number]

interface LoggedCharger {
  readonly CurrentError: string | undefined
  readonly Connectors: readonly (Pick<LoggedConnector, 'Id' | 'ConnectorNumber' | 'Status' | 'StatusSince'> &
    Partial<Pick<LoggedConnector, 'RawStatus'>>)[]
}

const statusBeforeOffline = (status: string): string => status.replace(/^OFFLINE_/, '')

/** Returns one log line per connector, with its current status and the start of that status. */
export const connectorLines = (
  { Connectors, CurrentError }: LoggedCharger,
  { t, statusOf }: Words,
): readonly LogLine[] =>
  timed(
    Connectors.map(({ Id, ConnectorNumber, Status, StatusSince, RawStatus }) => ({
      at: StatusSince,
      key: `connector ${Id}`,
      title: t('network.log.status', {
        number: ConnectorNumber ?? '–',
        status: statusOf(RawStatus ?? statusBeforeOffline(Status)),
      }),
      ...(statusBeforeOffline(Status) === 'ERROR' && { isBad: true, detail: CurrentError ?? '' }),
    })),
  )

export const changeLines = (
  changes: readonly ReadChargerChange[],
  titleOf: (kind: string) => string,
): readonly LogLine[] =>
  timed(
    changes.map(({ At, Kind, By, From, To, Reason }) => ({
      at: At,
      key: `${Kind} ${At}`,
      title: titleOf(Kind),
      detail: [[From, To].filter(Boolean).join(' → '), Reason, By].filter(Boolean).join(' · '),
    })),
  )

export const sessionLines = (
  sessions: readonly Pick<
    ReadSession,
    'Id' | 'Start' | 'Stop' | 'ConnectorNumber' | 'TokenNumber' | 'EnergyKwh'
  >[],
  { t, formats }: Words,
): readonly LogLine[] =>
  timed(
    sessions.flatMap(({ Id, Start, Stop, ConnectorNumber, TokenNumber, EnergyKwh }) => {
      const number = ConnectorNumber ?? '–'
      const href = paths.netSession(Id)
      return [
        {
          at: Start,
          key: `${Id} start`,
          title: t('network.log.started', { number }),
          detail: TokenNumber,
          href,
        },
        {
          at: Stop,
          key: `${Id} stop`,
          title: t('network.log.ended', { number }),
          detail: formats.energy(EnergyKwh),
          href,
        },
      ]
    }),
  )
