// Formats the values of each kind of column on screen and in a file.
import type { ReactNode } from 'react'
import type { CellValue } from '../../data/exportFile.ts'
import { moment } from '../../data/moment.ts'
import type { Formats } from '../../texts/index.ts'
import { Age } from '../Age.tsx'
import { CopyId } from '../CopyId.tsx'
import { FIGURES, type FigureKind, NO_VALUE } from './figures.ts'

/**
 * Formatter of one kind. A missing value or a value of another type is a dash on screen and an empty cell in a file.
 */
interface Kind {
  readonly onScreen: (value: unknown, formats: Formats) => ReactNode
  readonly inFile: (value: unknown) => CellValue
  /** Sort value among local rows. */
  readonly order: (value: unknown) => string | number
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const asMoment = (value: unknown): Date | undefined => moment(asText(value))
const textOrder = (value: unknown): string => asText(value) ?? ''
const momentOrder = (value: unknown): number => asMoment(value)?.getTime() ?? 0

const TEXTS = {
  text: { onScreen: (value) => asText(value) ?? NO_VALUE, inFile: asText, order: textOrder },
  /** Identifier that users copy or send to others. */
  id: { onScreen: (value) => <CopyId id={asText(value)} inRow />, inFile: asText, order: textOrder },
  moment: {
    onScreen: (value, { dateTime }) => dateTime(asText(value)),
    inFile: asMoment,
    order: momentOrder,
  },
  age: {
    onScreen: (value) => (typeof value === 'string' && value !== '' ? <Age at={value} /> : NO_VALUE),
    inFile: asMoment,
    order: momentOrder,
  },
} as const satisfies Readonly<Record<string, Kind>>

export type TextKind = keyof typeof TEXTS

export const KINDS: Readonly<Record<TextKind | FigureKind, Kind>> = { ...TEXTS, ...FIGURES }
