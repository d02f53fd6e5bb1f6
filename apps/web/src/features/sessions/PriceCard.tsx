import { HOUR_MS, splitCents, splitVat, VAT_RATE } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import type { ReadSession } from '../../services/readers/sessions.ts'
import type { Formats, Translate } from '../../texts/index.ts'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'

/**
 * Price lines of a session, rounded to cents so that they add up to the total. The net amount and VAT also add up to
 * it (S9).
 */
export const PriceCard = ({ session }: { session: ReadSession }) => {
  const { t, valueText, formats } = useI18n()
  const amounts = splitCents(session.PriceLines.map(({ Amount }) => Amount))
  const { net, vat }: Partial<ReturnType<typeof splitVat>> =
    session.Price === undefined ? {} : splitVat(session.Price)
  const isOver = session.Stop !== undefined
  return (
    <Card title={t('sessions.price')} {...(!isOver && { note: t('sessions.price.soFar') })} padded={false}>
      <table className="mb-4 w-full text-sm tabular-nums">
        <caption className="sr-only">{t('sessions.price')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('sessions.price.what')}</th>
            <th scope="col">{t('sessions.price.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {session.PriceLines.map((line, index) => (
            <tr key={`${line.Type} ${line.Amount}`}>
              <th scope="row" className="border-b border-line px-4.5 py-2.5 text-left font-regular">
                {valueText(line.Type, (type) => t(`sessions.line.${type}`))}
                <span className="block text-xs text-ink-3">{howMuch(line, t, formats)}</span>
              </th>
              <td className="border-b border-line px-4.5 py-2.5 text-right">
                {formats.money(amounts[index])}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="text-base font-semibold">
            <th scope="row" className="px-4.5 pt-3 text-left">
              {t(isOver ? 'sessions.price.total' : 'sessions.price.totalSoFar')}
            </th>
            <td className="px-4.5 pt-3 text-right">{formats.money(session.Price)}</td>
          </tr>
          <Part name={t('sessions.price.net')} amount={formats.money(net)} />
          <Part
            name={t('sessions.price.vat', { rate: formats.percent(VAT_RATE) })}
            amount={formats.money(vat)}
          />
        </tfoot>
      </table>
      {session.CorrectedOn !== undefined && (
        <div className="px-4.5 pb-4">
          <Notice
            live="off"
            title={t('sessions.corrected', { date: formats.date(Date.parse(session.CorrectedOn)) })}
          >
            {t('sessions.corrected.before', { price: formats.money(session.PriceBefore) })}
          </Notice>
        </div>
      )}
    </Card>
  )
}

const Part = ({ name, amount }: { name: string; amount: string }) => (
  <tr className="text-xs text-ink-3">
    <th scope="row" className="px-4.5 pt-1 text-left font-regular">
      {name}
    </th>
    <td className="px-4.5 pt-1 text-right">{amount}</td>
  </tr>
)

/**
 * Formats quantity and unit price, for example '18.3 kWh at €0.29'. Returns undefined for a flat fee, or if either is
 * unknown.
 */
const howMuch = (
  { Type, Quantity, UnitPrice }: ReadSession['PriceLines'][number],
  t: Translate,
  formats: Formats,
) => {
  if (Quantity === undefined || UnitPrice === undefined) return undefined
  const price = formats.unitPrice(UnitPrice)
  if (Type === 'ENERGY') return t('sessions.line.kwh', { energy: formats.energy(Quantity), price })
  if (Type === 'CONNECTION' || Type === 'PARKING')
    return t('sessions.line.hours', {
      time: formats.duration(Quantity * HOUR_MS),
      price,
    })
  return undefined
}
