import { describe, expect, it } from 'vitest'
import { inOneLog } from '../../../components/records/history.ts'
import { createFormats, type Translate } from '../../../texts/index.ts'
import { alarmLines, connectorLines, sessionLines } from './chargerLines.ts'

const words = {
  t: ((key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')) as Translate,
  formats: createFormats('en'),
  statusOf: (status: string) => status.toLowerCase(),
}
const at = (hour: number) => `2026-05-20T${String(hour).padStart(2, '0')}:00:00.000Z`

describe('the log of a charge point', () => {
  const alarms = alarmLines(
    [
      {
        Id: 'A1',
        Description: 'Earth fault',
        Severity: 'MAJOR',
        Raised: at(8),
        AcknowledgedOn: at(10),
        AcknowledgedBy: 'Nadia',
      },
      { Id: 'A2', Description: '', Severity: 'INFO', Raised: at(5) },
      { Id: 'A3', Description: 'When?', Severity: 'INFO', Raised: 'soon' },
    ],
    (severity) => severity,
    words,
  )

  it('lists when an alarm was raised and who acknowledged it, and omits entries without a valid time', () => {
    expect(
      alarms.map(({ at: when, title, detail }) => [new Date(when).getUTCHours(), title, detail]),
    ).toEqual([
      [8, 'Earth fault', 'network.log.alarm MAJOR'],
      [10, 'network.log.acknowledged', 'Earth fault · Nadia'],
      [5, 'A2', 'network.log.alarm INFO'],
    ])
    expect(alarms.map(({ isBad = false }) => isBad)).toEqual([true, false, true])
    expect(alarms[0]?.href).toBe('/network/alarms/A1')
  })

  it('merges statuses, sessions and alarms up to now, latest first', () => {
    const statuses = connectorLines(
      {
        CurrentError: 'GroundFailure',
        Connectors: [
          {
            Id: 'C1',
            ConnectorNumber: 1,
            Status: 'ERROR',
            StatusSince: at(9),
          },
          {
            Id: 'C2',
            ConnectorNumber: 2,
            Status: 'AVAILABLE',
            StatusSince: at(7),
          },
          {
            Id: 'C3',
            ConnectorNumber: 3,
            // The charger went offline during this status, so the line omits the offline prefix.
            Status: 'OFFLINE_CHARGING',
            StatusSince: at(2),
          },
        ],
      },
      words,
    )
    const sessions = sessionLines(
      [
        { Id: 'S1', Start: at(4), Stop: at(6), ConnectorNumber: 2, TokenNumber: 'BE-1', EnergyKwh: 12 },
        { Id: 'S2', Start: at(11), Stop: undefined, ConnectorNumber: 2, TokenNumber: 'BE-2', EnergyKwh: 1 },
      ],
      words,
    )
    const log = inOneLog(Date.parse(at(10)), statuses, sessions, alarms)
    expect(log.map(({ key }) => key)).toEqual([
      'A1 acknowledged',
      'connector C1',
      'A1 raised',
      'connector C2',
      'S1 stop',
      'A2 raised',
      'S1 start',
      'connector C3',
    ])
    expect(statuses.map(({ title, detail, isBad }) => [title, detail, isBad])).toEqual([
      ['network.log.status 1 error', 'GroundFailure', true],
      ['network.log.status 2 available', undefined, undefined],
      ['network.log.status 3 charging', undefined, undefined],
    ])
  })

  it('shows an unknown status in the server’s words', () => {
    const connector = { Id: 'C1', ConnectorNumber: 1, Status: 'UNKNOWN', StatusSince: at(9) } as const
    const [line] = connectorLines(
      { CurrentError: undefined, Connectors: [{ ...connector, RawStatus: '?BOILING' }] },
      words,
    )
    expect(line?.title).toBe('network.log.status 1 ?boiling')
  })
})
