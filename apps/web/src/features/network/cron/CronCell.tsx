import { useI18n } from '../../../app/context.ts'
import { readCron } from './cron.ts'
import { cronWords } from './words.ts'

/** Schedule of a job in words, with its cron expression. An unreadable expression is shown unchanged. */
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
