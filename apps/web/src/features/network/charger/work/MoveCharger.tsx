import { moveChargepoint } from '@portal/schemas'
import { MapPin } from 'lucide-react'
import { useI18n, useSystem } from '../../../../app/context.ts'
import { ActionDialog } from '../../../../components/ActionDialog.tsx'
import { RelationField } from '../../../../components/RelationField.tsx'
import { useWriting } from '../../../../data/writing.ts'
import { LocationField } from '../../LocationField.tsx'
import { Hindrance } from './Hindrance.tsx'
import type { SiteProps } from './site.ts'

export const MoveCharger = ({ site }: SiteProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const { Id: id, Version, RelationId, Customer } = site
  const writing = useWriting({
    draftKey: undefined,
    draft: { LocationId: '', LocationName: '', RelationId, RelationName: Customer },
    isOpen: false,
    isReady: ({ LocationId }) => LocationId !== '',
    write: ({ draft: { LocationId, RelationId }, version }, options) =>
      bco().call(
        moveChargepoint,
        { params: { id }, body: { Version: version, LocationId, RelationId } },
        options,
      ),
  })
  return (
    <ActionDialog
      writing={writing}
      version={Version}
      icon={MapPin}
      label={t('network.site.move')}
      busyLabel={t('network.site.move.busy')}
      failed={t('network.site.move.failed')}
      hindrance={site.session !== undefined && <Hindrance session={site.session} />}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => (
        <>
          <RelationField
            label={t('record.RelationId')}
            none={t('people.parent.none')}
            failed={t('people.parent.failed')}
            value={draft.RelationId}
            valueLabel={draft.RelationName}
            readOnly={isSending}
            error={errorOf('RelationId')}
            onChoose={(next, RelationName) =>
              change({
                RelationId: next,
                RelationName,
                ...(next !== draft.RelationId && { LocationId: '', LocationName: '' }),
              })
            }
          />
          <LocationField
            key={draft.RelationId}
            label={t('network.site.newLocation')}
            relationId={draft.RelationId}
            value={draft.LocationId}
            valueLabel={draft.LocationName}
            readOnly={isSending}
            error={
              isMissing && draft.LocationId === '' ? t('network.site.chooseLocation') : errorOf('LocationId')
            }
            onChoose={(LocationId, LocationName) => change({ LocationId, LocationName })}
          />
          <p className="text-sm text-ink-2">
            {draft.RelationId === RelationId
              ? t('network.site.move.same')
              : t('network.site.move.other', { from: Customer, to: draft.RelationName })}
          </p>
        </>
      )}
    </ActionDialog>
  )
}
