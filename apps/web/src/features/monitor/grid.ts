/** Sizes of tiles in rem, so that they grow with the text. */
const TILE_REM = { width: 20, height: 6, gap: 0.75 } as const

/** A wall that is so wide in rem has four tiles beside one another, of the size of those within the page; a wider one has larger ones. */
const WALL_REM = 82.5

/** By how much larger the tiles of a wall are, which is read from five metres. */
export const wallScale = ({ width, rem }: Pick<Viewport, 'width' | 'rem'>): number =>
  Math.max(1, width / (WALL_REM * rem))

/** Rows above and below those in sight, so that scrolling shows no gap. */
const SPARE_ROWS = 2

export interface Grid {
  readonly columns: number
  /** Of one tile, in px. */
  readonly tileWidth: number
  /** Of a row with its gap, in px. */
  readonly rowHeight: number
  /** Of all rows, in px. */
  readonly height: number
  /** The first tile that has to be drawn, and the one after the last. */
  readonly from: number
  readonly to: number
}

export interface Viewport {
  /** In px. */
  readonly width: number
  readonly height: number
  readonly top: number
  /** Pixels of a rem; on a wall those of a larger one. */
  readonly rem: number
}

/** Which of so many tiles are in sight: of 50,000 a few dozen are drawn. */
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
