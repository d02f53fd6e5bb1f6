import { DAY_MS, MINUTE_MS, SECOND_MS } from '@portal/schemas'
import type { ChargerOrder, ReportAction } from '../world/chargerOrders.ts'
import { type Arrived, base, type Reaction } from './arrived.ts'
import { numberAt, textAt } from './messagePayload.ts'
import { restartOf } from './remoteEffects.ts'

const TRANSFER_MS = MINUTE_MS
const INSTALL_MS = MINUTE_MS
const DEFAULT_RETRY_SECONDS = 60

/** True unless the host name ends with `.invalid`, which never resolves (RFC 2606). */
const isReachable = (address: string): boolean => !/^\w+:\/\/[^/]*\.invalid([:/]|$)/i.test(address)

/**
 * Attempt to transfer a file. Only transfers to unreachable addresses are retried, so the first attempt succeeds or
 * all fail.
 */
interface Attempt {
  readonly from: number
  readonly until: number
  readonly isDone: boolean
}

const attemptsOf = (payload: unknown, address: string, start: number): readonly Attempt[] => {
  const isDone = isReachable(address)
  const retries = isDone ? 0 : (numberAt(payload, 'retries') ?? 0)
  const interval = (numberAt(payload, 'retryInterval') ?? DEFAULT_RETRY_SECONDS) * SECOND_MS
  return Array.from({ length: retries + 1 }, (_, index) => {
    const from = start + index * (TRANSFER_MS + interval)
    return { from, until: from + TRANSFER_MS, isDone }
  })
}

const report = (arrived: Arrived, action: ReportAction, status: string, at: number): ChargerOrder => {
  const requestId = numberAt(arrived.payload, 'requestId')
  return {
    ...base(arrived),
    kind: 'report',
    action,
    status,
    at,
    ...(requestId !== undefined && { requestId }),
  }
}

const fileTime = (time: number): string => new Date(time).toISOString().slice(0, 16).replace(':', '')

/** Uploads the log entries of a period, by default of the last day. The file name contains the period. */
export const uploadLog = (arrived: Arrived): Reaction => {
  const { charger, payload, at } = arrived
  const is201 = charger.Protocol === 'OCPP 2.0.1'
  const field = (...names: readonly string[]) =>
    names.map((name) => textAt(payload, name) ?? textAt(payload, 'log', name)).find(Boolean)
  const timeIn = (fallback: number, ...names: readonly string[]) =>
    fileTime(Date.parse(field(...names) ?? new Date(fallback).toISOString()))
  const kind = textAt(payload, 'logType') === 'SecurityLog' ? 'security' : 'diagnostics'
  const period = `${timeIn(at - DAY_MS, 'startTime', 'oldestTimestamp')}-${timeIn(at, 'stopTime', 'latestTimestamp')}`
  const file = `${charger.Id}-${kind}-${period}.log`
  const action = is201 ? 'LogStatusNotification' : 'DiagnosticsStatusNotification'
  const failed = is201 ? 'UploadFailure' : 'UploadFailed'
  return {
    answer: is201 ? { status: 'Accepted', filename: file } : { fileName: file },
    does: attemptsOf(payload, field('location', 'remoteLocation') ?? '', at).flatMap(
      ({ from, until, isDone }) => [
        report(arrived, action, 'Uploading', from),
        report(arrived, action, isDone ? 'Uploaded' : failed, until),
      ],
    ),
  }
}

const versionIn = (location: string): string =>
  /\d+(?:\.\d+)+(?:-\d+)?/.exec(location.split('/').pop() ?? '')?.[0] ?? ''

/**
 * Downloads and installs firmware, each not before its given time. Installs only after a successful download and once
 * no car is connected, then restarts with the new version.
 */
export const updateFirmware = (arrived: Arrived): Reaction => {
  const { charger, payload, at, plugs, firmware = '', turn } = arrived
  const field = (name: string) => textAt(payload, name) ?? textAt(payload, 'firmware', name)
  const notBefore = (earliest: number, ...names: readonly string[]) =>
    Math.max(earliest, ...names.map((name) => Date.parse(field(name) ?? '') || earliest))
  const location = field('location') ?? ''
  const attempts = attemptsOf(payload, location, notBefore(at, 'retrieveDate', 'retrieveDateTime'))
  const progress = (status: string, time: number) =>
    report(arrived, 'FirmwareStatusNotification', status, time)
  const downloads = attempts.flatMap(({ from, until, isDone }) => [
    progress('Downloading', from),
    progress(isDone ? 'Downloaded' : 'DownloadFailed', until),
  ])
  // OCPP 1.6 confirms without a status.
  const answer = charger.Protocol === 'OCPP 2.0.1' ? { status: 'Accepted' } : {}
  const [{ until, isDone } = { until: at, isDone: false }] = attempts
  if (!isDone) return { answer, does: downloads }
  const earliest = notBefore(until, 'installDateTime')
  const start = Math.max(earliest, ...plugs.map(({ state }) => state.stay?.stop ?? earliest))
  const restart = { ...restartOf(charger.Id, start + INSTALL_MS), ...(turn && { turn }) }
  return {
    answer,
    does: [
      ...downloads,
      progress('Installing', start),
      restart,
      { ...base(arrived), kind: 'firmware', at: restart.until, from: firmware, to: versionIn(location) },
      progress('Installed', restart.until + SECOND_MS),
    ],
  }
}
