import type { ReactNode } from 'react'

export interface ChartTableProps {
  caption: string
  /** Two headers: what a row is, and its value with the unit. */
  headers: readonly [string, string]
  rows: readonly { key: string; name: ReactNode; value: ReactNode }[]
}

/** The figures behind a chart. */
export const ChartTable = ({ caption, headers, rows }: ChartTableProps) => (
  <table className="w-full text-sm">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="text-left text-xs text-ink-3">
        <th scope="col" className="py-1.5 font-semibold">
          {headers[0]}
        </th>
        <th scope="col" className="py-1.5 text-right font-semibold">
          {headers[1]}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, value }) => (
        <tr key={key} className="border-t border-line">
          <th scope="row" className="py-1.5 text-left font-regular">
            {name}
          </th>
          <td className="py-1.5 text-right tabular-nums">{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
