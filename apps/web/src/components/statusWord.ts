import type { AnyStatus } from '@portal/schemas'
import type { Told } from '../services/readers/read.ts'
import { type Formats, type TextKey, type Translate, toldBy } from '../texts/index.ts'

/** A status in words, as its badge has them; of a silent charger with the moment at which it was last seen. */
export const statusWord = (
  t: Translate,
  formats: Formats,
  status: Told<AnyStatus>,
  lastSeen: string | undefined,
): string =>
  toldBy(t)(status, (known) =>
    t(`status.${known}` satisfies TextKey as 'status.OFFLINE_AVAILABLE', {
      age: formats.dateTime(lastSeen),
    }),
  )
