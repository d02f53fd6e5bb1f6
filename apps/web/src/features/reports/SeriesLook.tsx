import type { BarPlace } from '../../ui/BarChart.tsx'

/**
 * Colours with a contrast of at least 3:1 on a card in both themes. Each has its own pattern for users who cannot
 * distinguish the colours.
 */
const LOOKS = [
  { colour: 'var(--charge)', mark: '' },
  { colour: 'var(--park)', mark: 'M-2 2l4-4M0 8l8-8M6 10l4-4' },
  { colour: 'var(--res)', mark: 'M2.5 4h3M4 2.5v3' },
  { colour: 'var(--fin)', mark: 'M4 0v8' },
  { colour: 'var(--ok)', mark: 'M0 4h8' },
] as const
const OTHERS = { colour: 'var(--off)', mark: 'M2 2h.5M6 6h.5' } as const

const idOf = (place: number) => `series-${place}`
const TILE = 8

/** SVG patterns of all series. Render them once per document, next to the charts that use them. */
export const SeriesFills = () => (
  <svg aria-hidden="true" width={0} height={0} className="absolute">
    <defs>
      {[...LOOKS, OTHERS].map(({ colour, mark }, place) => (
        <pattern key={colour} id={idOf(place)} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <rect width={TILE} height={TILE} style={{ fill: colour }} />
          <path d={mark} strokeWidth={1.25} strokeLinecap="square" style={{ stroke: 'var(--surface)' }} />
        </pattern>
      ))}
    </defs>
  </svg>
)

/** Returns the fill of a series by its rank, or the fill of the remaining groups. */
export const fillOf = (place: number | 'others'): string =>
  `url(#${idOf(place === 'others' ? LOOKS.length : place)})`

export interface Part {
  readonly id: string
  readonly fill: string
  readonly value: number
}

/** Gap between two parts of a bar, in px. */
const GAP = 1

/** A stacked bar. Parts are drawn in the given order, from the bottom up. */
export const StackedBar = ({ parts, x, width, yOf }: BarPlace & { parts: readonly Part[] }) => {
  const drawn = parts.filter(({ value }) => value > 0)
  // Draw a stub for zero, to distinguish it from an unknown value.
  if (drawn.length === 0) return <rect x={x} y={yOf(0) - 2} width={width} height={2} className="fill-chart" />
  return drawn.map(({ id, fill, value }, index) => {
    const below = drawn.slice(0, index).reduce((sum, part) => sum + part.value, 0)
    const height = yOf(below) - yOf(below + value)
    return (
      <rect
        key={id}
        data-series={id}
        x={x}
        y={yOf(below + value)}
        width={width}
        height={height > 2 * GAP ? height - (index > 0 ? GAP : 0) : height}
        fill={fill}
      />
    )
  })
}
