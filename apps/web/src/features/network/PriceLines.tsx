import type { RecordFields } from '@portal/machines'
import { HOUR_MS, splitCents, splitVat, VAT_RATE } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { pricedOf } from '../../data/records.ts'
import type { ReadPriceLine } from '../../services/readers/sessions.ts'
import type { Formats } from '../../texts/index.ts'
import { Card } from '../../ui/Card.tsx'

/**
 * Price lines with quantity and unit price, followed by the total, the net amount and VAT. All amounts add up in cents
 * (S9).
 */
export const PriceLines = ({ record }: { record: RecordFields }) => {
  const { t, valueText, formats } = useI18n()
  const { Price, PriceLines: lines } = pricedOf(record)
  if (Price === undefined || lines.length === 0) return null
  const amounts = splitCents(lines.map(({ Amount }) => Amount))
  const { net, vat } = splitVat(Price)
  return (
    <Card title={t('record.PriceLines')} padded={false}>
      <table className="mb-3 w-full text-sm tabular-nums">
        <caption className="sr-only">{t('record.PriceLines')}</caption>
        <thead className="text-xs text-ink-3">
          <tr>
            <Header name={t('record.Type')} className="text-left" />
            <Header name={t('record.Quantity')} className="text-right" />
            <Header name={t('record.UnitPrice')} className="text-right max-sm:hidden" />
            <Header name={t('record.Amount')} className="text-right" />
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr
              key={`${line.Type} ${line.Amount}`}
              className="*:border-b *:border-line *:px-2 *:py-2.5 *:first:pl-4.5 *:last:pr-4.5"
            >
              <th scope="row" className="text-left font-regular">
                {valueText(line.Type, (type) => t(`record.Type.${type}`))}
                <span className="block text-xs text-ink-3 sm:hidden">
                  {t('record.UnitPrice')}: {unitPriceOf(line, { t, formats })}
                </span>
              </th>
              <td className="text-right">{quantityOf(line, formats)}</td>
              <td className="text-right max-sm:hidden">{unitPriceOf(line, { t, formats })}</td>
              <td className="text-right">{formats.money(amounts[index])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum name={t('network.price.total')} amount={formats.money(Price)} isTotal />
          <Sum name={t('network.price.net')} amount={formats.money(net)} />
          <Sum
            name={t('network.price.vat', { rate: formats.percent(VAT_RATE) })}
            amount={formats.money(vat)}
          />
        </tfoot>
      </table>
    </Card>
  )
}

const Header = ({ name, className }: { name: string; className: string }) => (
  <th
    scope="col"
    className={`border-y border-line bg-sunken px-2 py-2 font-medium first:pl-4.5 last:pr-4.5 ${className}`}
  >
    {name}
  </th>
)

interface SumProps {
  name: string
  amount: string
  isTotal?: boolean
}

const Sum = ({ name, amount, isTotal = false }: SumProps) => (
  <tr className={isTotal ? 'text-base font-semibold *:pt-3' : 'text-xs text-ink-3 *:pt-1'}>
    <th scope="row" className="pr-2 pl-4.5 text-left [font-weight:inherit]">
      {name}
    </th>
    <td colSpan={2} className="pr-4.5 pl-2 text-right sm:hidden">
      {amount}
    </td>
    <td colSpan={3} className="pr-4.5 pl-2 text-right max-sm:hidden">
      {amount}
    </td>
  </tr>
)

const TIMED: readonly ReadPriceLine['Type'][] = ['CONNECTION', 'PARKING']

const quantityOf = ({ Type, Quantity }: ReadPriceLine, formats: Formats): string => {
  if (Type === 'ENERGY') return formats.energy(Quantity)
  if (TIMED.includes(Type)) return formats.duration(Quantity === undefined ? undefined : Quantity * HOUR_MS)
  return formats.count(Quantity)
}

/**
 * Formats a unit price, which is per hour on a line with a duration. Only prices per kWh and per hour have fractions
 * of a cent.
 */
const unitPriceOf = (
  { Type, UnitPrice }: ReadPriceLine,
  { t, formats }: Pick<ReturnType<typeof useI18n>, 't' | 'formats'>,
): string => {
  const price = formats.unitPrice(UnitPrice)
  if (TIMED.includes(Type) && UnitPrice !== undefined) return t('network.price.perHour', { price })
  return Type === 'ENERGY' ? price : formats.money(UnitPrice)
}
