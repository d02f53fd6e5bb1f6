import {
  type LocationPoint,
  selectIsLocationsBusy,
  selectLocations,
  selectLocationsError,
  selectLocationsFace,
  selectLocationsReadAt,
  selectSoughtText,
} from '@portal/machines'
import { Plus } from 'lucide-react'
import { type MouseEvent, useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { FailedRead } from '../../components/FailedRead.tsx'
import { OlderData } from '../../components/OlderData.tsx'
import { PointsMap } from '../../components/PointsMap.tsx'
import { PlaceMessages } from '../../components/places/PlaceMessages.tsx'
import { ScreenTitle } from '../../components/ScreenTitle.tsx'
import { paths } from '../../data/paths.ts'
import { usePlaceSearch } from '../../data/placeSearch.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { FilterChips } from './FilterChips.tsx'
import { LocationList } from './LocationList.tsx'
import { rowId } from './LocationRow.tsx'
import { LocationSheet, SHEET_TITLE } from './LocationSheet.tsx'
import { countsOf } from './look.ts'
import { useMapWords } from './mapWords.ts'
import { useMapPlace } from './useMapPlace.ts'
import { isPlaced, type LocationsView, locationsOf, viewFromSearch, viewToSearch } from './view.ts'
import { useFavourites, useLocations, useOwnerOfData } from './wiring.ts'

const FIELD = 'locations-search'
/** The sheet of a location and its distance from the edge. */
const SHEET_PX = 384
const LOADING_ROWS = ['first', 'second', 'third', 'fourth', 'fifth']
const NONE: readonly LocationPoint[] = []

const MAP = 'locations-map'
/** The router must not take it for an address: the map itself takes the focus. */
const skipToMap = (event: MouseEvent) => {
  event.preventDefault()
  const pane = document.getElementById(MAP)
  // While the map is still on its way its place takes the focus.
  ;(pane?.querySelector<HTMLElement>('[role=application], button') ?? pane)?.focus()
}

/** The charge locations on a map and in the list beside it (S2); begun again for another person. */
export const Locations = () => <LocationsOf key={useOwnerOfData()} />

const LocationsOf = () => {
  const { t } = useI18n()
  const [query, setQuery] = useSearchParams()
  const isWide = useMediaQuery('(min-width: 64rem)')
  const { actor, snapshot } = useLocations()
  const view = viewFromSearch(query)
  const search = usePlaceSearch(view.search)
  const sought = selectSoughtText(search.snapshot)
  const points = selectLocations(snapshot)

  const mapWords = useMapWords()
  const { favourites, toggle } = useFavourites()
  const addressed = query.toString()
  const found = useMemo(
    () => locationsOf(points ?? NONE, viewFromSearch(new URLSearchParams(addressed)), sought, favourites),
    [points, addressed, sought, favourites],
  )
  const onMap = useMemo(
    () => found.filter(isPlaced).map((point) => ({ ...point, counts: countsOf(point) })),
    [found],
  )
  const isMapShown = isWide || view.shows === 'map'
  const place = useMapPlace(found, view.near, sought, isMapShown)

  const show = (change: Partial<LocationsView>, replace = true) =>
    setQuery(viewToSearch(query, { ...view, ...change }), { replace })
  const hrefOf = (id: string) => `/locations?${viewToSearch(query, { ...view, chosen: id })}`
  const close = () => {
    const opener = view.chosen === undefined ? null : document.getElementById(rowId(view.chosen))
    if (isWide) (opener ?? document.getElementById(FIELD))?.focus()
    show({ chosen: undefined }, false)
  }
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
    <div className="-mx-4 -mt-6 -mb-12 sm:-mx-6 lg:-mx-8 lg:grid lg:h-[calc(100dvh-3.5rem-var(--foot)-var(--visit))] lg:min-h-120 lg:grid-cols-[25rem_minmax(0,1fr)]">
      <ScreenTitle>{t('locations.title')}</ScreenTitle>
      <section
        aria-labelledby="locations-title"
        className="min-w-0 bg-surface lg:overflow-y-auto lg:border-r lg:border-line"
      >
        <search className="block border-b border-line p-4">
          <h1 id="locations-title" tabIndex={-1} className="mb-3 text-xl font-semibold tracking-[-0.02em]">
            {t('locations.title')}
          </h1>
          <SearchInput
            id={FIELD}
            label={t('locations.search')}
            placeholder={t('locations.search')}
            value={view.search}
            onSearch={(text) => show({ search: text })}
            clearLabel={t('locations.search.clear')}
            autoComplete="off"
          />
          <PlaceMessages
            {...search}
            onPlace={({ name, latitude, longitude }) =>
              show({ search: '', near: { name, latitude, longitude } }, false)
            }
          />
          <FilterChips view={view} points={points ?? NONE} onChange={show} />
          {!isWide && (
            <div className="mt-3">
              <SegmentedControl
                label={t('locations.show')}
                value={view.shows}
                options={[
                  { value: 'list', label: t('locations.show.list') },
                  { value: 'map', label: t('locations.show.map') },
                ]}
                onChange={(shows) => show({ shows })}
              />
            </div>
          )}
        </search>
        {isWide && isMapShown && points && points.length > 0 && (
          <a href={`#${MAP}`} className="skip-link" onClick={skipToMap}>
            {t('locations.skipToMap')}
          </a>
        )}
        <Faces actor={actor} snapshot={snapshot} />
        {points && points.length > 0 && (
          <>
            <p role="status" className="px-4 pt-3 pb-2 text-sm text-ink-2 tabular-nums">
              {t(place.isPart ? 'locations.countHere' : 'locations.count', { count: place.here.length })}
            </p>
            {(isWide || view.shows === 'list') && place.here.length > 0 && (
              <LocationList
                points={place.here}
                chosen={view.chosen}
                favourites={favourites}
                near={view.near}
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
            {found.length > 0 && place.here.length === 0 && isWide && (
              <EmptyState
                level={2}
                title={t('locations.notHere.title')}
                actions={<Button onClick={place.showAll}>{t('locations.notHere.action')}</Button>}
              >
                {t('locations.notHere.text')}
              </EmptyState>
            )}
          </>
        )}
      </section>
      <div className="relative min-w-0 max-lg:contents">
        {isMapShown && points && points.length > 0 && (
          <div id={MAP} tabIndex={-1} className="h-full max-lg:h-[70dvh] max-lg:min-h-96">
            <PointsMap
              words={mapWords}
              points={onMap}
              chosen={chosenOnMap}
              target={place.target}
              coveredPx={isWide ? SHEET_PX : 0}
              onRest={place.rest}
              onChoose={(id) => show({ chosen: id }, false)}
              onShowAll={place.showAll}
            />
          </div>
        )}
        {isWide ? (
          sheet && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it from anywhere in it
            <section
              aria-labelledby={SHEET_TITLE}
              onKeyDown={({ key }) => key === 'Escape' && close()}
              className="absolute top-4 right-4 max-h-[calc(100%-2rem)] w-92 max-w-[calc(100%-2rem)] overflow-y-auto rounded-card border border-line bg-surface shadow-float"
            >
              {sheet}
            </section>
          )
        ) : (
          <Modal
            open={view.chosen !== undefined}
            onClose={close}
            labelledBy={SHEET_TITLE}
            className="m-0 mt-auto max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-card border-t border-line bg-surface p-0 text-ink shadow-float backdrop:bg-scrim"
          >
            {sheet}
          </Modal>
        )}
      </div>
    </div>
  )
}

/** What stands in place of the list, or above it where it is older. */
const Faces = ({ actor, snapshot }: ReturnType<typeof useLocations>) => {
  const { t } = useI18n()
  const face = selectLocationsFace(snapshot)
  const error = selectLocationsError(snapshot)
  const at = selectLocationsReadAt(snapshot)
  const busy = selectIsLocationsBusy(snapshot)
  const retry = () => actor.send({ type: 'RETRY' })
  if (face === 'loading') {
    return (
      <Loading label={t('shell.loading')}>
        {LOADING_ROWS.map((row) => (
          <div key={row} className="border-b border-line p-4">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-2 h-3.5 w-56" />
            <Skeleton className="mt-2 h-3.5 w-24" />
          </div>
        ))}
      </Loading>
    )
  }
  if (face === 'failed' && error)
    return <FailedRead title={t('locations.failed')} failure={error} onRetry={retry} busy={busy} />
  if (face === 'outdated' && at !== undefined)
    return (
      <div className="px-4 pt-4">
        <OlderData at={at} failure={error} onRetry={retry} busy={busy} />
      </div>
    )
  if (face !== 'empty') return null
  return (
    <EmptyState
      level={2}
      title={t('locations.empty.title')}
      actions={
        <LinkButton variant="primary" icon={Plus} href={paths.newRequest({ start: 'CHARGER' })}>
          {t('locations.empty.action')}
        </LinkButton>
      }
    >
      {t('locations.empty.text')}
    </EmptyState>
  )
}
