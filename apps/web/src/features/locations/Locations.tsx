import { type LocationPoint, selectLocations, selectSoughtText } from '@portal/machines'
import { type MouseEvent, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { PointsMap } from '../../components/PointsMap.tsx'
import { PlaceMessages } from '../../components/places/PlaceMessages.tsx'
import { ScreenTitle } from '../../components/ScreenTitle.tsx'
import { SkippedRecords } from '../../components/SkippedRecords.tsx'
import { usePlaceSearch } from '../../data/placeSearch.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { FilterChips } from './FilterChips.tsx'
import { ListSheet, MAP_ENDS } from './ListSheet.tsx'
import { LocationList } from './LocationList.tsx'
import { rowId } from './LocationRow.tsx'
import { LocationSheet } from './LocationSheet.tsx'
import { LocationBox, Views } from './LocationViews.tsx'
import { countsOf } from './look.ts'
import { MapLegend } from './MapLegend.tsx'
import { useMapWords } from './mapWords.ts'
import { OwnPlaceButton, OwnPlaceMessage } from './OwnPlace.tsx'
import { useMapPlace } from './useMapPlace.ts'
import { isPlaced, type LocationsView, locationsOf, viewFromSearch, viewToSearch } from './view.ts'
import { useFavourites, useLocations, useOwnerOfData, useOwnPlace } from './wiring.ts'

const FIELD = 'locations-search'
/** Width of the location sheet plus its distance from the edge. */
const SHEET_PX = 384
const NONE: readonly LocationPoint[] = []

const MAP = 'locations-map'
/** Focuses the map, or its container while the map loads. */
const skipToMap = (event: MouseEvent) => {
  event.preventDefault()
  const pane = document.getElementById(MAP)
  ;(pane?.querySelector<HTMLElement>('[role=application], button') ?? pane)?.focus()
}

/**
 * Charge locations on a map with a list (S2). The key remounts the screen whenever the caches are cleared, for example
 * for another user.
 */
export const Locations = () => <LocationsOf key={useOwnerOfData()} />

const LocationsOf = () => {
  const { t } = useI18n()
  const [query, setQuery] = useSearchParams()
  const isWide = useMediaQuery('(min-width: 48rem)')
  const hasRoom = useMediaQuery('(min-width: 64rem)')
  const { actor, snapshot } = useLocations()
  const view = viewFromSearch(query)
  const search = usePlaceSearch(view.search)
  const sought = selectSoughtText(search.snapshot)
  const points = selectLocations(snapshot)

  const mapWords = useMapWords()
  const { favourites, toggle } = useFavourites()
  const own = useOwnPlace()
  const addressed = query.toString()
  const found = useMemo(() => {
    const { near, filters } = viewFromSearch(new URLSearchParams(addressed))
    return locationsOf(points ?? NONE, { near: near ?? own.place, filters }, sought, favourites)
  }, [points, addressed, sought, favourites, own.place])
  const near = view.near ?? own.place
  const onMap = useMemo(
    () => found.filter(isPlaced).map((point) => ({ ...point, counts: countsOf(point) })),
    [found],
  )
  const place = useMapPlace(found, near, sought)

  const show = (change: Partial<LocationsView>, replace = true) =>
    setQuery(viewToSearch(query, { ...view, ...change }), { replace })
  const showAll = () => {
    own.close()
    show({ near: undefined })
    place.showAll()
  }
  const whereIAm = () => {
    if (view.near) show({ near: undefined })
    own.ask()
    // If the position is already known, go to it immediately.
    if (own.place) place.showAll()
  }
  const hrefOf = (id: string) => `/locations?${viewToSearch(query, { ...view, chosen: id })}`
  const close = () => {
    const { chosen } = view
    // On phones, the list cannot receive focus while the sheet covers it, so remove the sheet first.
    flushSync(() => show({ chosen: undefined }, false))
    const opener = chosen === undefined ? null : document.getElementById(rowId(chosen))
    ;(opener ?? document.getElementById(FIELD))?.focus()
  }

  const [shows, setShows] = useState(view.shows)
  const [opened, setOpened] = useState<string>()
  if (opened !== view.chosen) {
    setOpened(view.chosen)
    // Make sure that the open location is visible.
    if (view.chosen !== undefined && shows === 'map') setShows('half')
  }
  const keepStop = useEffectEvent((half: typeof shows) => {
    if (!isWide && half !== view.shows) show({ shows: half })
  })
  useEffect(() => keepStop(shows), [shows])
  const chosenPoint = points?.find(({ id }) => id === view.chosen)
  const chosenOnMap = onMap.find(({ id }) => id === view.chosen)

  const sheet = view.chosen !== undefined && (
    <LocationSheet
      key={view.chosen}
      id={view.chosen}
      name={chosenPoint?.name}
      isFavourite={favourites.includes(view.chosen)}
      onFavourite={toggle}
      onClose={close}
    />
  )

  return (
    <div className="bleed max-md:absolute max-md:inset-0 max-md:overflow-hidden md:-mx-6 md:-mt-6 md:-mb-12 md:grid md:h-[calc(100dvh-3.5rem-var(--foot)-var(--visit))] md:min-h-120 md:grid-cols-[20rem_minmax(0,1fr)] lg:-mx-8 lg:grid-cols-[25rem_minmax(0,1fr)]">
      <ScreenTitle>{t('locations.title')}</ScreenTitle>
      <section
        aria-labelledby="locations-title"
        className="min-w-0 max-md:contents md:overflow-y-auto md:border-r md:border-line md:bg-surface"
      >
        <search
          data-over-map
          className="block border-line bg-surface px-4 max-md:absolute max-md:inset-x-2 max-md:top-2 max-md:z-3 max-md:max-h-[calc(100%-1rem)] max-md:overflow-y-auto max-md:rounded-card max-md:border max-md:py-2 max-md:shadow-float md:border-b md:py-4"
        >
          <h1
            id="locations-title"
            tabIndex={-1}
            className="text-xl font-semibold tracking-[-0.02em] max-md:sr-only md:mb-3"
          >
            {t('locations.title')}
          </h1>
          <SearchInput
            id={FIELD}
            label={t('locations.search')}
            placeholder={t('locations.search')}
            value={view.search}
            onSearch={(text) => show({ search: text })}
            clearLabel={t('common.clearSearch')}
            autoComplete="off"
          />
          <PlaceMessages
            {...search}
            onPlace={({ name, latitude, longitude }) => {
              own.close()
              show({ search: '', near: { name, latitude, longitude } }, false)
            }}
          />
          <OwnPlaceMessage own={own} />
          <FilterChips view={view} points={points} onChange={show} />
        </search>
        {isWide && points && points.length > 0 && (
          <a href={`#${MAP}`} className="skip-link" onClick={skipToMap}>
            {t('locations.skipToMap')}
          </a>
        )}
        <ListSheet
          stop={shows}
          onDrop={setShows}
          head={
            !isWide && (
              <SegmentedControl
                label={t('locations.show')}
                value={shows}
                options={[
                  { value: 'list', label: t('locations.show.list') },
                  { value: 'half', label: t('locations.show.half') },
                  { value: 'map', label: t('locations.show.map') },
                ]}
                onChange={setShows}
              />
            )
          }
        >
          <div className="max-md:h-full max-md:overflow-y-auto" inert={!isWide && sheet !== false}>
            <Views actor={actor} snapshot={snapshot} />
            {points && points.length > 0 && (
              <>
                <p role="status" className="px-4 pt-3 pb-2 text-sm text-ink-2 tabular-nums max-md:pt-0">
                  {t(place.isPart ? 'locations.countHere' : 'locations.count', { count: place.here.length })}
                </p>
                {place.here.length > 0 && (
                  <LocationList
                    points={place.here}
                    chosen={view.chosen}
                    favourites={favourites}
                    near={near}
                    hrefOf={hrefOf}
                  />
                )}
                {found.length === 0 && (
                  <EmptyState
                    level={2}
                    title={t('locations.noMatch.title')}
                    actions={
                      <Button onClick={() => show({ search: '', filters: [], near: undefined })}>
                        {t('locations.filter.clear')}
                      </Button>
                    }
                  >
                    {t('locations.noMatch.text', { count: points.length })}
                  </EmptyState>
                )}
                {found.length > 0 && place.here.length === 0 && (
                  <EmptyState
                    level={2}
                    title={t('locations.notHere.title')}
                    actions={<Button onClick={showAll}>{t('locations.notHere.action')}</Button>}
                  >
                    {t('locations.notHere.text')}
                  </EmptyState>
                )}
              </>
            )}
            <SkippedRecords answer={points} />
          </div>
          {!isWide && sheet && (
            <LocationBox close={close} look="absolute inset-0">
              {sheet}
            </LocationBox>
          )}
        </ListSheet>
      </section>
      <div
        className={classes('relative min-w-0 max-md:absolute max-md:inset-x-0 max-md:top-0', MAP_ENDS[shows])}
        inert={!isWide && shows === 'list'}
      >
        {points && points.length > 0 && (
          <>
            <div id={MAP} tabIndex={-1} className="h-full max-md:[--map-covered:8.5rem]">
              <PointsMap
                words={mapWords}
                points={onMap}
                chosen={chosenOnMap}
                target={place.target}
                coveredPx={isWide ? SHEET_PX : 0}
                onRest={place.rest}
                onChoose={(id) => show({ chosen: id }, false)}
                onShowAll={showAll}
                own={own.place}
                buttons={<OwnPlaceButton isLocating={own.isLocating} onPress={whereIAm} />}
              />
            </div>
            <MapLegend key={String(hasRoom)} isOpen={hasRoom} />
          </>
        )}
        {isWide && points?.length === 0 && (
          <p className="grid h-full place-items-center p-8 text-center text-sm text-ink-2">
            {t('locations.map.none')}
          </p>
        )}
        {isWide && sheet && (
          <LocationBox
            close={close}
            look="absolute top-4 right-4 max-h-[calc(100%-2rem)] w-92 max-w-[calc(100%-2rem)] rounded-card border border-line shadow-float"
          >
            {sheet}
          </LocationBox>
        )}
      </div>
    </div>
  )
}
