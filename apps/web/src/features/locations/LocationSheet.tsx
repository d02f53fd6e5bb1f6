import { dataOf } from '@portal/machines'
import { displayState, toAddressPart } from '@portal/schemas'
import { Navigation, Star, X } from 'lucide-react'
import { useCallback } from 'react'
import { useI18n } from '../../app/context.ts'
import { CommandButton } from '../../components/commands/CommandButton.tsx'
import { CommandReceipt } from '../../components/commands/CommandReceipt.tsx'
import { QueryView } from '../../components/QueryView.tsx'
import { connectorCommand, mayStart } from '../../data/commandRequests.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Icon } from '../../ui/icon.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Connectors } from './Connectors.tsx'
import { LocationPrice } from './LocationPrice.tsx'
import { type LocationDetail, useLocationDetail } from './wiring.ts'

export const SHEET_TITLE = 'location-sheet'

export interface LocationSheetProps {
  id: string
  /** Name from the list, shown until the detail loads. */
  name: string | undefined
  isFavourite: boolean
  onFavourite: (id: string) => void
  onClose: () => void
}

const MarkedStar: Icon = (look) => <Star {...look} className="fill-accent text-accent" />

/** Returns the URL of directions on OpenStreetMap. It contains only coordinates. */
const routeTo = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/directions?to=${toAddressPart(`${latitude},${longitude}`)}`

/** Live view of one location: its connectors, address and directions. */
export const LocationSheet = ({ id, name, isFavourite, onFavourite, onClose }: LocationSheetProps) => {
  const { t } = useI18n()
  const entry = useLocationDetail(id)
  const title = dataOf(entry.viewState)?.location.Description ?? name
  // Focus the heading when the user opens the sheet, but not on page load.
  const takeFocus = useCallback((heading: HTMLElement | null) => {
    if (heading && document.activeElement !== document.body) heading.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <header className="sticky top-0 z-1 flex items-start gap-2 border-b border-line bg-surface px-4 py-3">
        <h2
          id={SHEET_TITLE}
          ref={takeFocus}
          tabIndex={-1}
          className="min-w-0 grow self-center text-lg font-semibold outline-none"
        >
          {title ?? t('locations.title')}
        </h2>
        {/* A missing location cannot become a favourite, but an existing favourite can be removed. */}
        {(title !== undefined || isFavourite) && (
          <IconButton
            icon={isFavourite ? MarkedStar : Star}
            label={t(isFavourite ? 'locations.favourite.remove' : 'locations.favourite.add')}
            onClick={() => onFavourite(id)}
          />
        )}
        <IconButton
          icon={X}
          label={t('locations.sheet.close', { name: title ?? t('locations.sheet.this') })}
          onClick={onClose}
        />
      </header>
      <div className="p-4">
        <QueryView
          entry={entry}
          loading={
            <Loading label={t('shell.loading')}>
              <Skeleton className="h-4 w-48" />
              <Skeleton className="mt-4 h-11" />
              <Skeleton className="mt-2 h-11" />
            </Loading>
          }
          failed={t('locations.sheet.failed')}
          missing={{
            level: 3,
            title: t('locations.sheet.missing'),
            way: (
              <Button variant="primary" onClick={onClose}>
                {t('locations.sheet.back')}
              </Button>
            ),
          }}
        >
          {(detail) => <Detail detail={detail} />}
        </QueryView>
      </div>
    </>
  )
}

const ENDS = { en: 'En', fr: 'Fr', nl: 'Nl' } as const

const Detail = ({ detail: { location, chargers } }: { detail: LocationDetail }) => {
  const { t, language } = useI18n()
  const { Description, Street, HouseNumber, PostalCode, City, Latitude, Longitude } = location
  const address = [
    [Street, HouseNumber],
    [PostalCode, City],
  ]
    .map((part) => part.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')
  const facts = [
    [t('locations.sheet.openingTimes'), location.OpeningTimes],
    [t('locations.sheet.floor'), location.Floor],
    [t('locations.sheet.wayThere'), location[`Route${ENDS[language]}`] || location.Route],
    [t('locations.sheet.directions'), location[`Directions${ENDS[language]}`] || location.Directions],
  ].filter(([, value]) => value !== undefined && value !== '')
  const states = [
    t(location.IsPublished ? 'locations.sheet.published' : 'locations.sheet.notPublished'),
    ...(location.IsEnabled ? [] : [t('locations.sheet.disabled')]),
  ]
  const outlets = chargers.flatMap((charger) =>
    charger.Connectors.map((connector) => ({ charger, connector })),
  )
  // Reserved connectors count as available, as in the list (S4).
  const free = outlets.filter(({ connector }) => displayState(connector.Status) === 'available').length
  const first = outlets.find(({ connector }) => mayStart(connector))
  return (
    <>
      <address className="text-sm text-ink-2 not-italic">{address || '–'}</address>
      <p className="mt-1 text-sm text-ink-2">
        {[
          ...(outlets.length > 0 ? [t('locations.free', { free, total: outlets.length })] : []),
          ...states,
        ].join(' · ')}
      </p>
      <h3 className="mt-5 mb-1 text-sm font-semibold">{t('locations.sheet.connectors')}</h3>
      {chargers.map(({ Id }) => (
        <CommandReceipt key={Id} chargepointId={Id} />
      ))}
      <Connectors outlets={outlets} place={Description} />
      <LocationPrice id={location.Id} />
      {facts.length > 0 && (
        <dl className="mt-4 text-sm">
          {facts.map(([label, value]) => (
            <div key={label} className="mt-2">
              <dt className="text-xs text-ink-3">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="sticky bottom-0 -mx-4 mt-5 -mb-4 flex flex-wrap gap-2.5 border-t border-line bg-surface px-4 py-3 empty:hidden">
        {Latitude !== undefined && Longitude !== undefined && (
          <LinkButton
            icon={Navigation}
            href={routeTo(Latitude, Longitude)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('locations.sheet.routeTo', { name: Description })}
          >
            {t('locations.sheet.route')}
          </LinkButton>
        )}
        {first && (
          // Hidden on wide screens, where each connector has its own button.
          <span className="md:hidden">
            <CommandButton
              variant="primary"
              request={connectorCommand('START', first.charger, first.connector)}
            />
          </span>
        )}
      </div>
    </>
  )
}
