import { count, entries, id, list, number, type Reader, record, text } from './read.ts'

/** Reads a figure; 0 if it is unreadable, so a malformed row does not break the totals. */
const figure: Reader<number> = (value) => Math.max(0, number(value) ?? 0)

const figures = { EnergyKwh: figure, Revenue: figure, Sessions: count } as const

export const readReportFigures = record({
  Days: entries(record({ Day: id, ...figures, UptimePercent: number })),
  Hours: entries(record({ Start: text, EnergyKwh: figure })),
  Groups: entries(
    record({
      Id: id,
      Description: text,
      ...figures,
      Connectors: count,
      UptimePercent: figure,
      Trend: list(figure),
    }),
  ),
  Elsewhere: record(figures),
  Series: entries(record({ Id: id, EnergyKwh: list(figure), Revenue: list(figure), Sessions: list(count) })),
})
export type ReadReportFigures = ReturnType<typeof readReportFigures>
export type ReadReportGroup = ReadReportFigures['Groups'][number]
