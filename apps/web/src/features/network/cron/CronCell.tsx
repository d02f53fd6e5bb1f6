import { useI18n } from '../../../app/context.ts'
import { readCron } from './cron.ts'
import { cronWords } from './words.ts'

/** When a job runs, in words with its cron text; one that cannot be read is shown as it is. */
export const CronCell = ({ value }: { value: unknown }) => {
  const i18n = useI18n()
  const text = typeof value === 'string' && value !== '' ? value : '–'
  const cron = readCron(text)
  if (!cron?.fields) return text
  return (
    <>
      {cronWords(cron.fields, i18n)} <span className="text-ink-3">({text})</span>
    </>
  )
}
