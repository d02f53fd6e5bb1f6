import { SECOND_MS, type TariffFees } from '@portal/schemas'
import { useI18n } from '../../../app/context.ts'
import type { ReadTariff } from '../../../services/readers/cards.ts'
import { pricedExamples } from './fees.ts'

export interface FeeExamplesProps {
  type: ReadTariff['Type']
  /** Sets of fees, each with its column header. */
  columns: readonly { readonly header: string; readonly fees: TariffFees }[]
}

/** Prices of example sessions, one column for each set of fees. */
export const FeeExamples = ({ type, columns }: FeeExamplesProps) => {
  const { t, formats } = useI18n()
  const examples = pricedExamples(
    type,
    columns.map(({ fees }) => fees),
  )
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{t('network.tariff.examples')}</caption>
      <thead className="text-xs text-ink-3">
        <tr className="*:py-1.5 *:font-medium">
          <th scope="col" className="text-left">
            {t('network.tariff.example')}
          </th>
          {columns.map(({ header }) => (
            <th key={header} scope="col" className="pl-3 text-right">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="text-ink">
        {examples.map(({ name, energyKwh, connectedSeconds, prices }) => (
          <tr key={name} className="border-t border-line *:py-2">
            <th scope="row" className="text-left font-regular">
              {t(`network.tariff.example.${name}`, {
                energy: formats.energy(energyKwh),
                time: formats.duration(connectedSeconds * SECOND_MS),
              })}
            </th>
            {columns.map(({ header }, index) => (
              <td key={header} className="pl-3 text-right">
                {formats.money(prices[index])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
