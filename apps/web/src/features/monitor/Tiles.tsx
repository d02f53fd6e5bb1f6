import type { Tile } from '@portal/machines'
import { displayState } from '@portal/schemas'
import { memo } from 'react'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { useNow } from '../../data/useNow.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { classes } from '../../ui/classes.ts'
import { lookOf, STATUS_LOOK } from '../../ui/statusLook.ts'
import { clockAge, placeBeside, tileName } from './boardWords.ts'
import { gridOf, wallScale } from './grid.ts'
import { STATE_TONES } from './look.ts'
import { useReason } from './useReason.ts'
import { useViewport } from './useViewport.ts'

/** Update interval of the ages, which are shown in minutes. */
const TICK_MS = 10_000
/** Time during which a changed tile is highlighted. */
const NEW_MS = 60_000

/** Font size of a tile, on which its other sizes are based. */
const TEXT_REM = 1.25

export interface TilesProps {
  tiles: readonly Tile[]
  /** Set in full screen, where the tiles scale with the window. */
  isWall: boolean
}

/** All tiles, virtualized. */
export const Tiles = memo(({ tiles, isWall }: TilesProps) => {
  const { t } = useI18n()
  const now = useNow(TICK_MS)
  const [ref, viewport] = useViewport()
  const rem = viewport.rem * (isWall ? wallScale(viewport) : 1)
  const { columns, tileWidth, rowHeight, height, from, to } = gridOf(tiles.length, { ...viewport, rem })
  const gap = columns > 1 ? (viewport.width - tileWidth * columns) / (columns - 1) : 0
  return (
    // An opaque background and a separate layer let the browser scroll the list as a whole, which saves a quarter of
    // the frame time.
    <section
      ref={ref}
      aria-label={t('monitor.tiles')}
      className="relative min-h-0 grow overflow-y-auto bg-canvas"
    >
      <ul className="relative will-change-transform" style={{ height, fontSize: TEXT_REM * rem }}>
        {tiles.slice(from, to).map((tile, index) => {
          const place = from + index
          return (
            <li
              key={tile.connectorId}
              aria-setsize={tiles.length}
              aria-posinset={place + 1}
              className="absolute"
              style={{
                width: tileWidth,
                left: (place % columns) * (tileWidth + gap),
                top: Math.floor(place / columns) * rowHeight,
              }}
            >
              <TileLink tile={tile} now={now} />
            </li>
          )
        })}
      </ul>
    </section>
  )
})

/** Memoized, because most tiles stay the same during a scroll or an update. */
const TileLink = memo(({ tile, now }: { tile: Tile; now: number }) => {
  const { t } = useI18n()
  const reasonOf = useReason()
  const state = displayState(tile.status)
  const { icon: Icon } = lookOf(STATUS_LOOK, tile.status)
  const place = placeBeside(tile)
  const isNew = now - tile.changedAt < NEW_MS
  return (
    <Anchor
      href={paths.netCharger(tile.chargepointId)}
      className={classes(
        // Square corners, because rounded ones with a wider left edge take a fifth of the paint time without a GPU.
        'flex h-[4.8em] flex-col justify-center border-l-[0.4em] bg-surface px-[0.7em] leading-[1.4] hover:bg-raised',
        STATE_TONES[state].edge,
        isNew && 'outline-3 -outline-offset-3 outline-ink',
      )}
    >
      <span className="block truncate font-semibold">{tileName(tile)}</span>
      <span className="flex min-w-0 items-center gap-[0.5em] text-ink-2">
        <Icon size="1.1em" className={classes('shrink-0', STATE_TONES[state].ink)} aria-hidden />
        <span className="shrink-0 text-ink tabular-nums">
          {clockAge(tile.changedAt, now, (count) => t('monitor.days', { count }))}
        </span>
        {/* Capitalized here, because error names are lower case. */}
        <span className="block truncate first-letter:uppercase">
          <span className={STATE_TONES[state].ink}>{reasonOf(tile)}</span>
          {place !== '' && ` · ${place}`}
        </span>
      </span>
    </Anchor>
  )
})
