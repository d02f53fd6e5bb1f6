import { type ConnectorStatus, isOfflineStatus } from '@portal/schemas'
import { chargerPower, chargerStatus, chargerStatusValue } from '../../data/chargerState.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import type { Formats, Translate } from '../../texts/index.ts'
import { createValueText } from '../../texts/translate.ts'

export interface SentenceWords {
  readonly t: Translate
  readonly formats: Formats
  readonly errorName: (code: string | undefined) => string
}

/** Last known state, by offline status. */
const SEEN_AS: Partial<Record<ConnectorStatus, 'AVAILABLE' | 'OCCUPIED' | 'CHARGING' | 'PARKING' | 'ERROR'>> =
  {
    OFFLINE_AVAILABLE: 'AVAILABLE',
    OFFLINE_OCCUPIED: 'OCCUPIED',
    OFFLINE_CHARGING: 'CHARGING',
    OFFLINE_PARKING: 'PARKING',
    OFFLINE_ERROR: 'ERROR',
  }

/** Describes the current state of a charger; for an offline charger, the last known state and its age. */
export const chargerSentence = (
  charger: ReadCharger,
  now: number,
  { t, formats, errorName }: SentenceWords,
): string => {
  const status = chargerStatus(charger)
  const lastSeen = Date.parse(charger.LastHeartbeat ?? '')
  const age = Number.isNaN(lastSeen) ? '–' : formats.age(lastSeen, now)
  // An offline charger is described in the past tense, because its state is only known up to the last contact.
  const was = SEEN_AS[status]
  if (was) return t('charger.sentence.offlineWas', { status: t(`status.${was}`), age })
  if (isOfflineStatus(status)) return t('charger.sentence.offline', { age })
  switch (status) {
    case 'ERROR':
      return t('charger.sentence.error', { error: errorName(charger.CurrentError) })
    case 'UNAVAILABLE':
      return t('charger.sentence.unavailable')
    case 'UNKNOWN':
      return `${createValueText(t)(chargerStatusValue(charger), () => t('status.UNKNOWN'))}.`
    case 'CHARGING': {
      const charging = charger.Connectors.filter(({ Status }) => Status === 'CHARGING')
      const power = formats.power(chargerPower(charger) ?? 0)
      if (charging.length > 1) return t('charger.sentence.chargingMany', { count: charging.length, power })
      const since = Date.parse(charging[0]?.StatusSince ?? '')
      return t('charger.sentence.charging', { power, time: Number.isNaN(since) ? '–' : formats.time(since) })
    }
    case 'OCCUPIED':
      return t('charger.sentence.occupied')
    case 'RESERVED':
      return t('charger.sentence.reserved')
    case 'PARKING':
    case 'FINISHED':
    case 'COMPLETED':
      return t('charger.sentence.parking')
    default:
      return t('charger.sentence.available')
  }
}
