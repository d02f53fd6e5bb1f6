import { SECOND_MS } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import type { ReadTariff } from '../../services/readers/cards.ts'
import { classes } from '../../ui/classes.ts'
import { exampleAt } from './example.ts'

export interface PriceExampleProps {
  tariff: ReadTariff
  /** Classes for its placement; by default, it is the foot of a card. */
  className?: string
}

/** Price lines of an example session at a tariff, with their exact total. Renders nothing if a fee cannot be read. */
export const PriceExample = ({
  tariff,
  className = 'border-t border-line px-4.5 py-3.5',
}: PriceExampleProps) => {
  const { t, formats } = useI18n()
  const example = exampleAt(tariff)
  if (!example) return null
  const { usage, rating } = example
  return (
    <div className={classes('text-sm', className)}>
      <p className="font-semibold">{t('tariff.example')}</p>
      <p className="mt-0.5 text-xs text-ink-3">
        {t('tariff.example.usage', {
          energy: formats.energy(usage.energyKwh),
          connected: formats.duration(usage.connectedSeconds * SECOND_MS),
          charging: formats.duration(usage.chargingSeconds * SECOND_MS),
        })}
      </p>
      <dl className="mt-2 grid gap-1 tabular-nums">
        {rating.lines.map(({ Type, Amount }) => (
          <div key={Type} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-3">{t(`tariff.line.${Type}`)}</dt>
            <dd className="ml-auto">{formats.money(Amount)}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-1.5 font-semibold">
          <dt>{t('tariff.total')}</dt>
          <dd className="ml-auto">{formats.money(rating.price)}</dd>
        </div>
      </dl>
    </div>
  )
}
