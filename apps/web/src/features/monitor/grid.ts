/** Tile size in rem, which scales with the text. */
const TILE_REM = { width: 20, height: 6, gap: 0.75 } as const

/** Width of a wall with four columns of normal tiles, in rem. Wider walls get larger tiles. */
const WALL_REM = 82.5

/** Returns the scale of the tiles on a wall, which must be legible from 5 m. */
export const wallScale = ({ width, rem }: Pick<Viewport, 'width' | 'rem'>): number =>
  Math.max(1, width / (WALL_REM * rem))

/** Number of rows rendered above and below the visible ones, to avoid gaps while scrolling. */
const SPARE_ROWS = 2

export interface Grid {
  readonly columns: number
  /** In px. */
  readonly tileWidth: number
  /** In px, including the gap. */
  readonly rowHeight: number
  /** Total height in px. */
  readonly height: number
  /** Range of rendered tiles; `to` is exclusive. */
  readonly from: number
  readonly to: number
}

/** Size and scroll position in px. */
export interface Viewport {
  readonly width: number
  readonly height: number
  readonly top: number
  /** Pixels per rem, scaled on a wall. */
  readonly rem: number
}

/** Returns the layout and the range of tiles to render. */
export const gridOf = (count: number, { width, height, top, rem }: Viewport): Grid => {
  const gap = TILE_REM.gap * rem
  const columns = Math.max(1, Math.floor((width + gap) / (TILE_REM.width * rem + gap)))
  const rowHeight = TILE_REM.height * rem + gap
  const rows = Math.ceil(count / columns)
  const first = Math.max(0, Math.floor(top / rowHeight) - SPARE_ROWS)
  const last = Math.ceil((top + height) / rowHeight) + SPARE_ROWS
  return {
    columns,
    tileWidth: Math.max(0, (width - gap * (columns - 1)) / columns),
    rowHeight,
    height: Math.max(0, rows * rowHeight - gap),
    from: Math.min(count, first * columns),
    to: Math.min(count, last * columns),
  }
}
