import {
  type OwnPlaceRef,
  type OwnPlaceSnapshot,
  selectIsLocating,
  selectOwnPlace,
  selectOwnPlaceProblem,
} from '@portal/machines'
import { LocateFixed } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { FilterChip } from '../../ui/FilterChip.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

interface OwnPlaceProps {
  actor: OwnPlaceRef
  snapshot: OwnPlaceSnapshot
}

/** On the map: goes where the person is. */
export const OwnPlaceButton = ({ snapshot, onPress }: OwnPlaceProps & { onPress: () => void }) => {
  const { t } = useI18n()
  const isLocating = selectIsLocating(snapshot)
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

/** Below the search: that the list is by distance from the person, or why it cannot be, and what else can be done. */
export const OwnPlaceMessage = ({ actor, snapshot }: OwnPlaceProps) => {
  const { t } = useI18n()
  const problem = selectOwnPlaceProblem(snapshot)
  const close = () => actor.send({ type: 'CLOSE' })
  return (
    <div role="status" className="text-sm text-ink-2">
      {selectOwnPlace(snapshot) && (
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
            <Button size="sm" onClick={() => actor.send({ type: 'ASK' })}>
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
