// How the values of each kind of column are written, on screen and in a file.
import type { ReactNode } from 'react'
import type { CellValue } from '../../data/exportFile.ts'
import { moment } from '../../data/moment.ts'
import type { Formats } from '../../texts/index.ts'
import { Age } from '../Age.tsx'
import { CopyId } from '../CopyId.tsx'
import { FIGURES, type FigureKind, NO_VALUE } from './figures.ts'

/** A value that is missing or of another type is a dash on screen and an empty cell in a file. */
interface Kind {
  readonly shown: (value: unknown, formats: Formats) => ReactNode
  readonly inFile: (value: unknown) => CellValue
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const asMoment = (value: unknown): Date | undefined => moment(asText(value))

const TEXTS = {
  text: { shown: (value) => asText(value) ?? NO_VALUE, inFile: asText },
  /** A number that people write down or send to others. */
  id: { shown: (value) => <CopyId id={asText(value)} inRow />, inFile: asText },
  moment: { shown: (value, { dateTime }) => dateTime(asText(value)), inFile: asMoment },
  age: {
    shown: (value) => (typeof value === 'string' && value !== '' ? <Age at={value} /> : NO_VALUE),
    inFile: asMoment,
  },
} as const satisfies Readonly<Record<string, Kind>>

export type TextKind = keyof typeof TEXTS

export const KINDS: Readonly<Record<TextKind | FigureKind, Kind>> = { ...TEXTS, ...FIGURES }
