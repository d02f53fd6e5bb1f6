import type { AnyStatus } from '@portal/schemas'
import type { Formats, TextKey, Translate } from '../texts/index.ts'

/** A status in words, as its badge has them; of a silent charger with the moment at which it was last seen. */
export const statusWord = (
  t: Translate,
  formats: Formats,
  status: AnyStatus,
  lastSeen: string | undefined,
): string =>
  t(`status.${status}` satisfies TextKey as 'status.OFFLINE_AVAILABLE', {
    age: formats.dateTime(Date.parse(lastSeen ?? '')),
  })
