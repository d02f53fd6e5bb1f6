import { useSearchParams } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { HOUR_MS, useNow } from '../../data/reads.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { ToggleChip } from '../../ui/ToggleChip.tsx'
import { daysIn, monthSoFar, QUICK_PERIODS } from './period.ts'

/** The period that the address names; empty for every day. */
export const usePeriod = (): readonly [string, (period: string) => void] => {
  const [search, setSearch] = useSearchParams()
  const show = (period: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        // Other sessions begin at the first page.
        next.delete('page')
        if (period === '') next.delete('period')
        else next.set('period', period)
        return next
      },
      { replace: true },
    )
  return [search.get('period') ?? '', show]
}

/** Of when the sessions are: a month, a year, or from one day to another. */
export const PeriodChips = () => {
  const { t } = useI18n()
  const now = useNow(HOUR_MS)
  const [period, show] = usePeriod()
  const days = daysIn(period)
  const quick = QUICK_PERIODS.find((one) => one === period)
  return (
    <div className="mb-4">
      <div role="group" aria-label={t('sessions.period')} className="flex flex-wrap gap-2">
        <ToggleChip pressed={!quick && !days} onPress={() => show('')}>
          {t('sessions.period.all')}
        </ToggleChip>
        {QUICK_PERIODS.map((one) => (
          <ToggleChip key={one} pressed={one === quick} onPress={() => show(one)}>
            {t(`sessions.period.${one}`)}
          </ToggleChip>
        ))}
        <ToggleChip pressed={days !== undefined} onPress={() => show(days ? '' : monthSoFar(now))}>
          {t('sessions.period.own')}
        </ToggleChip>
      </div>
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
