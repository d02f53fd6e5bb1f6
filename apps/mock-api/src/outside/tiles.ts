import { TOWNS } from '@portal/fixtures'

const TILE_PX = 256
const MAX_ZOOM = 19
/** Minimum zoom with streets, four in each direction per tile. */
const STREETS_FROM_ZOOM = 13

interface Spot {
  readonly name: string
  /** Fraction of the world from the west, 0 to 1. */
  readonly x: number
  /** Fraction of the world from the north, 0 to 1. */
  readonly y: number
}

/** Web Mercator projection onto a unit square. */
const spotOf = ({ city, longitude, latitude }: (typeof TOWNS)[keyof typeof TOWNS]): Spot => {
  const angle = (latitude * Math.PI) / 180
  return {
    name: city,
    x: (longitude + 180) / 360,
    y: (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2,
  }
}

const spots = Object.values(TOWNS).map(spotOf)
const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)
/** Roads from each town to its two nearest towns. */
const roads = spots.flatMap((from) =>
  spots
    .filter((to) => to !== from)
    .toSorted((a, b) => distance(from, a) - distance(from, b))
    .slice(0, 2)
    .map((to) => ({ from, to })),
)

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const rounded = (px: number) => Math.round(px * 10) / 10

/**
 * Draws an XYZ tile with towns, the roads between them and, at high zoom, a grid of streets. Returns undefined if
 * there is no such tile.
 */
export const drawTile = (z: number, x: number, y: number): string | undefined => {
  const count = 2 ** z
  const isTile = [z, x, y].every((one) => Number.isInteger(one) && one >= 0)
  if (!isTile || z > MAX_ZOOM || x >= count || y >= count) return undefined
  const px = ({ x: east, y: south }: Spot) => [
    rounded((east * count - x) * TILE_PX),
    rounded((south * count - y) * TILE_PX),
  ]
  const lines = roads.map(({ from, to }) => {
    const [x1, y1] = px(from)
    const [x2, y2] = px(to)
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`
  })
  const streets =
    z < STREETS_FROM_ZOOM
      ? []
      : [32, 96, 160, 224].map((at) => `<path d="M${at} 0V${TILE_PX}M0 ${at}H${TILE_PX}"/>`)
  const names = spots.map((spot) => {
    const [cx, cy] = px(spot)
    return `<circle cx="${cx}" cy="${cy}" r="3"/><text x="${cx}" y="${Number(cy) - 6}">${escaped(spot.name)}</text>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_PX}" height="${TILE_PX}">`,
    `<rect width="${TILE_PX}" height="${TILE_PX}" fill="#f1eee6"/>`,
    `<g fill="none" stroke="#ffffff" stroke-width="5">${streets.join('')}</g>`,
    `<g stroke="#e0b25c" stroke-width="3">${lines.join('')}</g>`,
    `<g fill="#4a4a4a" font-family="sans-serif" font-size="11" text-anchor="middle">${names.join('')}</g>`,
    '</svg>',
  ].join('')
}
