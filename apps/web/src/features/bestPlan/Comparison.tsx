import { Check } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import type { ReadSubscription } from '../../services/readers/cards.ts'
import { BarChart } from '../../ui/BarChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Select } from '../../ui/Select.tsx'
import { SideScroller } from '../../ui/SideScroller.tsx'
import type { Plan, PlanType } from './plan.ts'

export interface ComparisonProps {
  plan: Plan
  /** Types in the same order as the prices of the plan. */
  types: readonly PlanType[]
  subscription: Pick<ReadSubscription, 'Id' | 'SubscriptionTypeId'>
}

const middleOf = (month: string): number => Date.parse(`${month}-15T12:00:00Z`)

/** Prices under each type, with the saving, the months and the assumptions. */
export const Comparison = ({ plan, types, subscription }: ComparisonProps) => {
  const { t, formats } = useI18n()
  const current = subscription.SubscriptionTypeId
  const [best] = plan.totals
  const now = plan.totals.find(({ type }) => type.id === current)
  const saving = best && now ? now.price - best.price : 0
  if (!best || plan.sessions === 0)
    return (
      <Card>
        <p role="status">{t('bestPlan.nothing')}</p>
      </Card>
    )
  return (
    <>
      <Card className="mb-4">
        <div role="status">
          <h2 className="text-lg font-semibold">
            {saving > 0
              ? t('bestPlan.saves', { type: best.type.name, amount: formats.money(saving) })
              : t('bestPlan.isBest')}
          </h2>
          <p className="mt-1 text-sm text-ink-2">
            {t('bestPlan.basis', {
              sessions: formats.count(plan.sessions),
              energy: formats.energy(plan.energyKwh),
            })}
          </p>
        </div>
        {saving > 0 && (
          <LinkButton className="mt-4" href={paths.subscription({ id: subscription.Id })}>
            {t('bestPlan.toSubscription')}
          </LinkButton>
        )}
      </Card>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={t('bestPlan.types')} padded={false}>
          <Totals plan={plan} current={current} />
        </Card>
        <MonthChart plan={plan} types={types} best={best.type.id} />
      </div>
      <Card className="mt-4" title={t('bestPlan.months')} padded={false}>
        <Months plan={plan} types={types} />
      </Card>
      <Assumptions plan={plan} />
    </>
  )
}

const Totals = ({ plan, current }: { plan: Plan; current: string }) => {
  const { t, formats } = useI18n()
  const now = plan.totals.find(({ type }) => type.id === current)
  return (
    <ul className="pb-1.5 text-sm">
      {plan.totals.map(({ type, price, fees }, index) => (
        <li
          key={type.id}
          className="flex items-baseline justify-between gap-x-4 border-line px-4.5 py-2.5 not-first:border-t"
        >
          <span className="min-w-0 font-semibold wrap-anywhere">
            {type.name}
            {type.id === current && <span className="font-regular text-ink-3"> {t('bestPlan.current')}</span>}
            {index === 0 && (
              <span className="ml-2 inline-flex items-center gap-1 text-xs font-medium text-ok-ink">
                <Check size={14} />
                {t('bestPlan.cheapest')}
              </span>
            )}
            <span className="block text-xs font-regular text-ink-3">
              {t('bestPlan.fees', { amount: formats.money(fees) })}
            </span>
          </span>
          <span className="shrink-0 text-right tabular-nums">
            <span className="block font-semibold">{formats.money(price)}</span>
            {now && type.id !== current && (
              <span className="block text-xs text-ink-3">
                {price < now.price
                  ? t('bestPlan.less', { amount: formats.money(now.price - price) })
                  : t('bestPlan.more', { amount: formats.money(price - now.price) })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

const MonthChart = ({ plan, types, best }: { plan: Plan; types: readonly PlanType[]; best: string }) => {
  const { t, formats } = useI18n()
  const [search, setSearch] = useSearchParams()
  const requested = search.get('type')
  const selectedType = types.some(({ id }) => id === requested) ? (requested ?? best) : best
  const index = types.findIndex(({ id }) => id === selectedType)
  const name = types[index]?.name ?? ''
  return (
    <Card title={t('bestPlan.chart')}>
      <Select
        label={t('bestPlan.show')}
        value={selectedType}
        options={types.map((type) => ({ value: type.id, label: type.name }))}
        onChange={({ target }) =>
          setSearch(
            (query) => {
              const next = new URLSearchParams(query)
              next.set('type', target.value)
              return next
            },
            { replace: true },
          )
        }
      />
      <div className="mt-4">
        <BarChart
          label={t('bestPlan.chart.of', { type: name })}
          unit="€"
          headers={[t('bestPlan.month'), t('bestPlan.price')]}
          formatTick={(value) => formats.count(value)}
          bars={plan.months.map(({ month, prices, sessions }) => ({
            key: month,
            tick: month.slice(-2),
            value: prices[index] ?? 0,
            name: formats.monthYear(middleOf(month)),
            title: formats.money(prices[index] ?? 0),
            detail: t('bestPlan.detail', { month: formats.monthYear(middleOf(month)), sessions }),
          }))}
        />
      </div>
    </Card>
  )
}

const Months = ({ plan, types }: { plan: Plan; types: readonly PlanType[] }) => {
  const { t, formats } = useI18n()
  return (
    <SideScroller label={t('bestPlan.months')}>
      <table className="w-full min-w-140 text-sm tabular-nums">
        <caption className="sr-only">{t('bestPlan.months')}</caption>
        <thead className="text-xs text-ink-3">
          <tr>
            <th scope="col" className="px-4.5 py-2 text-left font-semibold">
              {t('bestPlan.month')}
            </th>
            <th scope="col" className="px-2 py-2 text-right font-semibold">
              {t('bestPlan.sessions')}
            </th>
            {types.map(({ id, name }) => (
              <th key={id} scope="col" className="px-2 py-2 text-right font-semibold last:pr-4.5">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.months.map(({ month, sessions, prices }) => {
            const least = Math.min(...prices)
            return (
              <tr key={month} className="border-t border-line">
                <th scope="row" className="px-4.5 py-2 text-left font-regular">
                  {formats.monthYear(middleOf(month))}
                </th>
                <td className="px-2 py-2 text-right">{formats.count(sessions)}</td>
                {types.map(({ id }, index) => (
                  <td
                    key={id}
                    className={classes(
                      'px-2 py-2 text-right last:pr-4.5',
                      prices[index] === least && 'font-semibold text-ok-ink',
                    )}
                  >
                    {formats.money(prices[index])}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </SideScroller>
  )
}

const Assumptions = ({ plan }: { plan: Plan }) => {
  const { t } = useI18n()
  return (
    <section aria-labelledby="assumptions" className="mt-6 max-w-prose text-sm text-ink-2">
      <h2 id="assumptions" className="font-semibold text-ink">
        {t('bestPlan.assumptions')}
      </h2>
      <ul className="mt-1.5 grid list-disc gap-1 pl-5">
        <li>{t('bestPlan.assume.same')}</li>
        <li>{t('bestPlan.assume.tariff')}</li>
        <li>{t('bestPlan.assume.roaming')}</li>
        <li>{t('bestPlan.assume.fee')}</li>
        {plan.unpriced > 0 && <li>{t('bestPlan.assume.unpriced', { count: plan.unpriced })}</li>}
      </ul>
    </section>
  )
}
