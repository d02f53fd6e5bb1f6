import { LocateFixed } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { FilterChip } from '../../ui/FilterChip.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { OwnPlace } from './wiring.ts'

export interface OwnPlaceButtonProps {
  isLocating: boolean
  onPress: () => void
}

/** Map button that moves the map to the user's position. */
export const OwnPlaceButton = ({ isLocating, onPress }: OwnPlaceButtonProps) => {
  const { t } = useI18n()
  return (
    <IconButton
      variant="outlined"
      side="above"
      icon={LocateFixed}
      label={t(isLocating ? 'locations.me.asking' : 'locations.me')}
      busy={isLocating}
      onClick={onPress}
    />
  )
}

/** Shows below the search that the list is sorted by distance, or why the position is unknown, with a retry. */
export const OwnPlaceMessage = ({ own: { place, problem, ask, close } }: { own: OwnPlace }) => {
  const { t } = useI18n()
  return (
    <div role="status" className="text-sm text-ink-2">
      {place && (
        <p className="mt-3">
          <FilterChip
            field=""
            value={t('locations.me.near')}
            removeLabel={t('locations.me.remove')}
            onRemove={close}
          />
        </p>
      )}
      {problem && (
        <>
          <p className="mt-3">{t(`locations.me.${problem}`)}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={ask}>
              {t('faces.retry')}
            </Button>
            <Button size="sm" variant="ghost" onClick={close}>
              {t('common.close')}
            </Button>
          </p>
        </>
      )}
    </div>
  )
}
