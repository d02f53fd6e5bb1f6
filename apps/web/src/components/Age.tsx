import { useI18n } from '../app/context.ts'
import { useNow } from '../data/reads.ts'

/** How long ago something was, counting on; the exact time on hover. */
export const Age = ({ at: said }: { at: number | string }) => {
  const { formats } = useI18n()
  const now = useNow()
  const at = typeof said === 'string' ? Date.parse(said) : said
  if (Number.isNaN(at)) return formats.age(at, now)
  return (
    <time dateTime={new Date(at).toISOString()} title={formats.dateTime(at)}>
      {formats.age(at, now)}
    </time>
  )
}
