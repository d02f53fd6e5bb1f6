import { useI18n } from '../app/context.ts'
import { skippedIn } from '../data/records.ts'

export interface SkippedRecordsProps {
  /** A list, a page of a table, or a record with lists. */
  answer: unknown
}

/** Shows how many entries of a response could not be read; renders nothing if there are none. */
export const SkippedRecords = ({ answer }: SkippedRecordsProps) => {
  const { t } = useI18n()
  const count = skippedIn(answer)
  return count > 0 ? <p className="px-4.5 py-3 text-sm text-ink-3">{t('reads.skipped', { count })}</p> : null
}
