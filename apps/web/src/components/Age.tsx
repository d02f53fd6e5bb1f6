import { useI18n } from '../app/context.ts'
import { useClock } from '../data/useNow.ts'
import { Tooltip } from '../ui/Tooltip.tsx'

/** Self-updating relative time. Shows the exact time on hover and tap, and on focus if `stop` is set. */
export const Age = ({ at: moment, stop }: { at: number | string; stop?: boolean }) => {
  const { formats } = useI18n()
  const at = typeof moment === 'string' ? Date.parse(moment) : moment
  const age = useClock((now) => formats.age(at, now))
  if (Number.isNaN(at)) return age
  return (
    <Tooltip text={formats.dateTime(at)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focus opens the tooltip with the exact time */}
      <time dateTime={new Date(at).toISOString()} tabIndex={stop ? 0 : -1} className="age">
        {age}
      </time>
    </Tooltip>
  )
}
