import { HOUR_MS } from '@portal/schemas'
import { useLocation, useSearch } from 'wouter'
import { useI18n } from '../../app/context.ts'
import type { Span } from '../../data/calendar.ts'
import {
  ALL_DAYS,
  daysIn,
  type ListPeriod,
  monthSoFar,
  QUICK_PERIODS,
  withPeriod,
} from '../../data/period.ts'
import { useNow } from '../../data/useNow.ts'
import type { Translate } from '../../texts/index.ts'
import { ChipLink, ChipLinks } from '../../ui/ChipLinks.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

export const spanInWords = (
  { start, end }: Span,
  { t, formats }: { t: Translate; formats: ReturnType<typeof useI18n>['formats'] },
): string => t('table.period.span', { from: formats.date(start), until: formats.date(end - 1) })

export interface PeriodChipsProps {
  period: ListPeriod
  /** Label of the date field that the period filters. */
  date: string
}

/** Period selection above a list: all dates, a day, a week, a month, a year or two dates. */
export const PeriodChips = ({ period: listPeriod, date }: PeriodChipsProps) => {
  const { t, formats } = useI18n()
  const now = useNow(HOUR_MS)
  const search = useSearch()
  const [pathname] = useLocation()
  const { period, span, show } = listPeriod
  const days = daysIn(period)
  const quick = QUICK_PERIODS.find((one) => one === period)
  const chip = (of: string, isCurrent: boolean, word: string) => (
    <ChipLink
      key={word}
      href={`${pathname}?${withPeriod(search, of)}`}
      isCurrent={isCurrent}
      onShow={() => show(of)}
    >
      {word}
    </ChipLink>
  )
  return (
    <div className="mb-4 min-w-0">
      <div className="flex min-w-0 items-baseline gap-2.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5 max-sm:whitespace-nowrap max-sm:[&_ul]:flex-nowrap print:hidden">
        <span className="text-xs font-semibold text-ink-2">{date}</span>
        <ChipLinks label={t('table.period')}>
          {chip(ALL_DAYS, !quick && !days, t('table.period.all'))}
          {QUICK_PERIODS.map((one) => chip(one, one === quick, t(`table.period.${one}`)))}
          {chip(days ? period : monthSoFar(now), days !== undefined, t('table.period.own'))}
        </ChipLinks>
      </div>
      {days && (
        <div className="mt-3 grid max-w-sm grid-cols-2 gap-3 print:hidden">
          <TextInput
            type="date"
            label={t('table.period.from')}
            value={days.first}
            max={days.last}
            onChange={({ target }) => target.value !== '' && show(`${target.value}..${days.last}`)}
          />
          <TextInput
            type="date"
            label={t('table.period.until')}
            value={days.last}
            min={days.first}
            onChange={({ target }) => target.value !== '' && show(`${days.first}..${target.value}`)}
          />
        </div>
      )}
      {/* Printouts show the dates, because they hide the chips. */}
      {span && <p className="hidden text-sm print:block">{spanInWords(span, { t, formats })}</p>}
    </div>
  )
}
