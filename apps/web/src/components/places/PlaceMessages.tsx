import {
  type Place,
  type PlaceSearchRef,
  type PlaceSearchSnapshot,
  selectIsPlaceSearchBusy,
  selectPlaceSearchViewState,
} from '@portal/machines'
import { MapPin } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

export interface PlaceMessagesProps {
  actor: PlaceSearchRef
  snapshot: PlaceSearchSnapshot
  onPlace: (place: Place) => void
}

/** Messages below the search field: hint, progress, failure and the places found. */
export const PlaceMessages = ({ actor, snapshot, onPlace }: PlaceMessagesProps) => {
  const { t } = useI18n()
  const viewState = selectPlaceSearchViewState(snapshot)
  return (
    <div className="text-sm text-ink-2">
      <div role="status">
        {viewState === 'tooShort' && <p className="mt-2">{t('places.tooShort')}</p>}
        {viewState === 'searching' && (
          <p className="mt-2 flex items-center gap-2">
            <Spinner size={14} /> {t('places.searching')}
          </p>
        )}
        {viewState === 'nothing' && <p className="mt-2">{t('places.nothing')}</p>}
        {viewState === 'failed' && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            {t('places.failed')}
            <Button
              size="sm"
              busy={selectIsPlaceSearchBusy(snapshot)}
              onClick={() => actor.send({ type: 'RETRY' })}
            >
              {t('faces.retry')}
            </Button>
          </p>
        )}
      </div>
      {viewState === 'found' && (
        <section aria-labelledby="places" className="mt-3">
          <h2 id="places" className="text-xs font-semibold text-ink-3">
            {t('places.found')}
          </h2>
          <ul className="mt-1 -mx-2">
            {snapshot.context.places.map((place) => (
              <li key={`${place.latitude} ${place.longitude} ${place.name}`}>
                <button type="button" className="menu-item" onClick={() => onPlace(place)}>
                  <MapPin size={16} className="shrink-0 text-ink-3" />
                  <span className="min-w-0 truncate">
                    <span className="text-ink">{place.name}</span>{' '}
                    <span className="font-normal text-ink-3">{place.detail}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
