/** States of the connectors at a point, in ring order. */
export const POINT_TONES = ['ok', 'charge', 'park', 'err', 'off'] as const
export type PointTone = (typeof POINT_TONES)[number]

export type PointCounts = Readonly<Partial<Record<PointTone, number>>>

const COLOURS = [
  ...POINT_TONES,
  'surface',
  'sunken',
  'ink',
  'ink-2',
  'line-strong',
  'accent',
  'land',
  'abroad',
  'water',
  'map-line',
  'map-road',
] as const
/** Current values of the theme tokens for drawing on a canvas. */
export type Palette = Readonly<Record<(typeof COLOURS)[number], string>>

export const paletteOf = (element: HTMLElement): Palette => {
  const probe = document.createElement('span')
  probe.hidden = true
  element.append(probe)
  const palette = Object.fromEntries(
    COLOURS.map((name) => {
      probe.style.color = `var(--${name})`
      return [name, getComputedStyle(probe).color]
    }),
  ) as Palette
  probe.remove()
  return palette
}

export const FONT = "'Inter Variable', system-ui, sans-serif"
const GAP = 0.08
const FULL = 2 * Math.PI

export interface PointShape {
  readonly counts: PointCounts
  /** Number of free connectors, shown in the centre. */
  readonly label: string
  /** True for several nearby locations. */
  readonly isCluster: boolean
  readonly isChosen: boolean
}

/** Returns the radius in CSS pixels; larger for a chosen point, and for clusters with more digits. */
export const radiusOf = ({ isCluster, isChosen, label }: PointShape): number =>
  (isCluster ? 15 + Math.min(3, label.length) * 3 : 13) + (isChosen ? 3 : 0)

/** Draws a triangle at the upper right, which marks a fault. */
const drawFault = (context: CanvasRenderingContext2D, radius: number, palette: Palette): void => {
  const at = radius * 0.75
  context.beginPath()
  context.moveTo(at, -at - 6)
  context.lineTo(at + 6, -at + 4)
  context.lineTo(at - 6, -at + 4)
  context.closePath()
  context.lineWidth = 2
  context.setLineDash([])
  context.strokeStyle = palette.surface
  context.stroke()
  context.fillStyle = palette.err
  context.fill()
}

/** Draws a ring segmented by state around a number. Faults and offline connectors are also marked without colour. */
export const drawPoint = (
  context: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  shape: PointShape,
  palette: Palette,
  pixelRatio: number,
): void => {
  const { counts, label, isChosen } = shape
  const radius = radiusOf(shape)
  const width = 4.5
  const total = POINT_TONES.reduce((sum, tone) => sum + (counts[tone] ?? 0), 0)
  const disc = (r: number, colour: string) => {
    context.beginPath()
    context.arc(0, 0, r, 0, FULL)
    context.fillStyle = colour
    context.fill()
  }
  context.save()
  context.setTransform(pixelRatio, 0, 0, pixelRatio, x, y)
  if (isChosen) disc(radius + 5, palette.accent)
  disc(radius + 2, palette.surface)
  const parts = POINT_TONES.filter((tone) => (counts[tone] ?? 0) > 0)
  const gap = parts.length > 1 ? GAP : 0
  context.lineWidth = width
  let from = -Math.PI / 2
  for (const tone of parts) {
    const angle = ((counts[tone] ?? 0) / total) * FULL
    context.beginPath()
    context.arc(0, 0, radius - width / 2, from + gap / 2, from + Math.max(gap, angle) - gap / 2)
    context.strokeStyle = palette[tone]
    // Offline chargers are dashed, so they differ by more than colour.
    context.setLineDash(tone === 'off' ? [4, 3] : [])
    context.stroke()
    from += angle
  }
  if ((counts.err ?? 0) > 0) drawFault(context, radius, palette)
  context.font = `650 ${shape.isCluster ? 13 : 12}px ${FONT}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = palette.ink
  context.fillText(label, 0, 0.5)
  context.restore()
}
