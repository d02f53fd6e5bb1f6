import {
  type MonitorRef,
  selectIsMonitorBusy,
  selectMonitorViewState,
  selectSkippedTiles,
  selectStateCounts,
  selectTileChanges,
  selectTiles,
} from '@portal/machines'
import { MINUTE_MS } from '@portal/schemas'
import { CirclePause, CirclePlay, Expand, Shrink, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { FailedRead } from '../../components/FailedRead.tsx'
import { LoadingBlock } from '../../components/LoadingBlock.tsx'
import { OlderData } from '../../components/OlderData.tsx'
import { ScreenTitle } from '../../components/ScreenTitle.tsx'
import { SkippedRecords } from '../../components/SkippedRecords.tsx'
import { withSkips } from '../../data/records.ts'
import { useNow } from '../../data/useNow.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { createFinder } from './boardWords.ts'
import { ChangeLog } from './ChangeLog.tsx'
import { Counts } from './Counts.tsx'
import { Tiles } from './Tiles.tsx'
import { useFullScreen } from './useFullScreen.ts'
import { WorstTable } from './WorstTable.tsx'
import { useAwakeScreen, useMonitor } from './wiring.ts'

/** Offsets of the board in px, one per minute, to prevent burn-in. */
const SHIFTS = [0, 1, 2, 1]

/**
 * Wall display of all connectors, worst first, legible from 5 m. Dark in both themes, with the sound off by default.
 */
export const Monitor = () => {
  const { t, formats } = useI18n()
  const { actor, snapshot } = useMonitor()
  const root = useRef<HTMLDivElement>(null)
  const screen = useFullScreen(root)
  const [query, setQuery] = useSearchParams()
  const sought = query.get('q') ?? ''
  const now = useNow(MINUTE_MS)
  const find = useMemo(() => createFinder((state) => t(`display.${state}`)), [t])
  const tiles = selectTiles(snapshot)
  const found = useMemo(() => find(tiles, sought), [find, tiles, sought])
  const counts = selectStateCounts(snapshot)
  useAwakeScreen()
  usePauseKey(actor)

  const viewState = selectMonitorViewState(snapshot)
  const isPaused = snapshot.context.isPaused
  const isLoud = snapshot.context.isLoud
  const at = snapshot.context.at
  const error = snapshot.context.error
  const isBusy = selectIsMonitorBusy(snapshot)
  const retry = () => actor.send({ type: 'RETRY' })
  const shift = screen.isOn ? (SHIFTS[Math.floor(now / MINUTE_MS) % SHIFTS.length] ?? 0) : 0
  return (
    <div
      ref={root}
      data-theme="dark"
      className="dark-screen bleed -mx-4 -mt-6 -mb-12 flex h-[calc(100dvh-3.5rem-var(--foot)-var(--visit))] min-h-120 flex-col gap-4 bg-canvas p-4 text-ink sm:-mx-6 sm:p-6 lg:-mx-8"
      style={{ paddingLeft: shift === 0 ? undefined : `calc(1.5rem + ${shift}px)` }}
    >
      <ScreenTitle>{t('monitor.title')}</ScreenTitle>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 tabIndex={-1} className="flex items-baseline gap-4 text-2xl font-semibold">
          <time className={classes('tabular-nums', screen.isOn && 'text-[max(1.625rem,3vw)] leading-none')}>
            {formats.time(now)}
          </time>
          <span className="min-w-0">{t('monitor.title')}</span>
        </h1>
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <SearchInput
            label={t('monitor.filter')}
            placeholder={t('monitor.filter.hint')}
            clearLabel={t('monitor.filter.clear')}
            value={sought}
            onSearch={(text) => setQuery(text === '' ? {} : { q: text }, { replace: true })}
            found={formats.count(found.length)}
            className="w-72 max-w-full"
          />
          <Button
            icon={isPaused ? CirclePlay : CirclePause}
            aria-keyshortcuts="Space"
            onClick={() => actor.send({ type: 'TOGGLE_PAUSE' })}
          >
            {t(isPaused ? 'monitor.resume' : 'monitor.pause')}
          </Button>
          <IconButton
            variant="outlined"
            icon={isLoud ? Volume2 : VolumeX}
            label={t('monitor.sound')}
            aria-pressed={isLoud}
            onClick={() => actor.send({ type: 'TOGGLE_SOUND' })}
          />
          {screen.isOffered && (
            <Button icon={screen.isOn ? Shrink : Expand} onClick={screen.toggle}>
              {t(screen.isOn ? 'monitor.leave' : 'monitor.full')}
            </Button>
          )}
        </div>
      </div>
      {viewState === 'loading' && <LoadingBlock className="h-96" />}
      {viewState === 'failed' && (
        <FailedRead
          title={t('monitor.failed')}
          failure={error ?? { code: 'UNEXPECTED' }}
          onRetry={retry}
          busy={isBusy}
        />
      )}
      {at !== undefined && (
        <>
          <Counts counts={counts} isWall={screen.isOn} />
          <VisuallyHidden as="div">
            {t('monitor.summary', { count: tiles.length, error: counts.error, offline: counts.offline })}
          </VisuallyHidden>
          {viewState === 'outdated' && (
            <div className="-mb-4">
              <OlderData at={at} failure={error} onRetry={retry} busy={isBusy} />
            </div>
          )}
          <p role="status" className="text-xl font-semibold text-park-ink empty:hidden">
            {isPaused && t('monitor.paused')}
          </p>
          {viewState === 'empty' && <p className="text-xl text-ink-2">{t('monitor.empty')}</p>}
          {viewState !== 'empty' && found.length === 0 && (
            <p className="text-xl text-ink-2">{t('monitor.noMatch', { text: sought })}</p>
          )}
          <Tiles tiles={found} isWall={screen.isOn} />
          <SkippedRecords answer={withSkips([], selectSkippedTiles(snapshot))} />
          <WorstTable tiles={found} />
          <ChangeLog changes={selectTileChanges(snapshot)} />
        </>
      )}
    </div>
  )
}

/** Elements that handle the space bar. */
const USES_SPACE = 'input, textarea, select, button, summary, [role="button"], [contenteditable="true"]'

/** Pauses and resumes the board with the space bar. */
const usePauseKey = (actor: MonitorRef): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUsed = event.target instanceof Element && event.target.closest(USES_SPACE) !== null
      if (event.key !== ' ' || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isUsed)
        return
      event.preventDefault()
      actor.send({ type: 'TOGGLE_PAUSE' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [actor])
}
