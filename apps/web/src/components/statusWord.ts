import type { AnyStatus } from '@portal/schemas'
import type { EnumValue } from '../services/readers/read.ts'
import { type Formats, type TextKey, type Translate, toldBy } from '../texts/index.ts'

/** Returns the status text as in the badge; for an offline charger, it includes the time last seen. */
export const statusWord = (
  t: Translate,
  formats: Formats,
  status: EnumValue<AnyStatus>,
  lastSeen: string | undefined,
): string =>
  toldBy(t)(status, (code) =>
    t(`status.${code}` satisfies TextKey as 'status.OFFLINE_AVAILABLE', {
      age: formats.dateTime(lastSeen),
    }),
  )
