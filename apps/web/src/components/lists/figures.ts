import type { CellValue } from '../../data/exportFile.ts'
import { minutesOf } from '../../data/moment.ts'
import type { Formats } from '../../texts/index.ts'

export const NO_VALUE = '–'

/**
 * Format of a number on screen and in a file, where the header has the unit. Values of other types count as missing.
 */
interface Figure {
  readonly onScreen: (value: unknown, formats: Formats) => string
  readonly inFile: (value: unknown) => CellValue
  readonly order: (value: unknown) => number
  /** Unit in the header of a file. */
  readonly unit?: string
}

const figure = (
  written: (value: number, formats: Formats) => string,
  unit?: string,
  inFile: (value: number) => number | undefined = (value) => value,
): Figure => ({
  onScreen: (value, formats) => (typeof value === 'number' ? written(value, formats) : NO_VALUE),
  inFile: (value) => (typeof value === 'number' ? inFile(value) : undefined),
  order: (value) => (typeof value === 'number' ? value : -1),
  ...(unit !== undefined && { unit }),
})

/** Uses more decimals below 1, because a single one would round a few minutes to 0 hours. */
const writtenNumber = (value: number, { count, plain, decimal }: Formats): string => {
  if (Number.isInteger(value)) return count(value)
  return Math.abs(value) < 1 ? plain(value) : decimal(value)
}

export const FIGURES = {
  number: figure(writtenNumber),
  count: figure((value, { count }) => count(value)),
  decimal: figure((value, { decimal }) => decimal(value)),
  duration: figure((value, { seconds }) => seconds(value), 'min', minutesOf),
  energy: figure((value, { energy }) => energy(value), 'kWh'),
  power: figure((value, { power }) => power(value), 'kW'),
  money: figure((value, { money }) => money(value), '€'),
  unitPrice: figure((value, { unitPrice }) => unitPrice(value)),
  pricePerKwh: figure((value, { unitPrice }) => unitPrice(value), '€/kWh'),
  pricePerHour: figure((value, { unitPrice }) => unitPrice(value), '€/h'),
  percent: figure((value, { percent }) => percent(value / 100), '%'),
  degrees: figure((value) => value.toFixed(5)),
} as const satisfies Readonly<Record<string, Figure>>

export type FigureKind = keyof typeof FIGURES

export const isFigure = (kind: string): kind is FigureKind => Object.hasOwn(FIGURES, kind)
