export interface CurvePoint {
  /** Time in milliseconds, or any increasing number. */
  at: number
  value: number
}

export interface CurveBox {
  width: number
  height: number
  top: number
  most: number
}

/** Scales the points of a curve to a box, px. */
export const layCurve = (points: readonly CurvePoint[], { width, height, top, most }: CurveBox) => {
  const first = points[0]?.at ?? 0
  const span = Math.max(1, (points.at(-1)?.at ?? 0) - first)
  const placed = points.map(({ at, value }) => ({
    x: ((at - first) / span) * width,
    y: top + (height - top) * (1 - value / Math.max(most, 1e-9)),
  }))
  const line = placed.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  const end = placed.at(-1)
  return { placed, line, area: end ? `${line}L${end.x.toFixed(1)} ${height}L0 ${height}Z` : '' }
}
