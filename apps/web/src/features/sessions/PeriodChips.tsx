import { HOUR_MS } from '@portal/schemas'
import { useLocation, useSearch, useSearchParams } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { useNow } from '../../data/useNow.ts'
import { ChipLink, ChipLinks } from '../../ui/ChipLinks.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { daysIn, monthSoFar, QUICK_PERIODS } from './period.ts'

/** Query of a period, reset to the first page. */
const withPeriod = (search: URLSearchParams | string, period: string): URLSearchParams => {
  const query = new URLSearchParams(search)
  query.delete('page')
  if (period === '') query.delete('period')
  else query.set('period', period)
  return query
}

const queryWith = (search: string, period: string): string => {
  const query = withPeriod(search, period)
  return query.size > 0 ? `?${query}` : ''
}

/** Period in the URL; empty for all days. */
export const usePeriod = (): readonly [string, (period: string) => void] => {
  const [search, setSearch] = useSearchParams()
  const show = (period: string) => setSearch((current) => withPeriod(current, period), { replace: true })
  return [search.get('period') ?? '', show]
}

/** Period selection for the sessions: a month, a year or two dates. */
export const PeriodChips = () => {
  const { t } = useI18n()
  const now = useNow(HOUR_MS)
  const [period, show] = usePeriod()
  const search = useSearch()
  const [pathname] = useLocation()
  const days = daysIn(period)
  const quick = QUICK_PERIODS.find((one) => one === period)
  const chip = (of: string, isShown: boolean, word: string) => (
    <ChipLink
      key={word}
      href={`${pathname}${queryWith(search, of)}`}
      isShown={isShown}
      onShow={() => show(of)}
    >
      {word}
    </ChipLink>
  )
  return (
    <div className="mb-4">
      <ChipLinks label={t('sessions.period')}>
        {chip('', !quick && !days, t('sessions.period.all'))}
        {QUICK_PERIODS.map((one) => chip(one, one === quick, t(`sessions.period.${one}`)))}
        {chip(days ? period : monthSoFar(now), days !== undefined, t('sessions.period.own'))}
      </ChipLinks>
      {days && (
        <div className="mt-3 grid max-w-sm grid-cols-2 gap-3">
          <TextInput
            type="date"
            label={t('sessions.period.from')}
            value={days.first}
            max={days.last}
            onChange={({ target }) => target.value !== '' && show(`${target.value}..${days.last}`)}
          />
          <TextInput
            type="date"
            label={t('sessions.period.until')}
            value={days.last}
            min={days.first}
            onChange={({ target }) => target.value !== '' && show(`${days.first}..${target.value}`)}
          />
        </div>
      )}
    </div>
  )
}
