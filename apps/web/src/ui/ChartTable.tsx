import type { ReactNode } from 'react'

export interface ChartTableProps {
  caption: string
  /** Headers of the row name and of its values, with their units. */
  headers: readonly string[]
  rows: readonly { key: string; name: ReactNode; values: readonly ReactNode[] }[]
}

export const ChartTable = ({ caption, headers, rows }: ChartTableProps) => (
  <table className="w-full text-sm">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="text-left text-xs text-ink-3">
        {headers.map((header) => (
          <th key={header} scope="col" className="py-1.5 pl-3 font-semibold not-first:text-right first:pl-0">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, values }) => (
        <tr key={key} className="border-t border-line">
          <th scope="row" className="py-1.5 text-left font-regular">
            {name}
          </th>
          {values.map((value, index) => (
            <td key={headers[index + 1]} className="py-1.5 pl-3 text-right tabular-nums">
              {value}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
