import type { RecordFields } from '@portal/machines'
import { giveLocation, mergeLocation, removeLocation } from '@portal/schemas'
import { Merge, Trash2, UsersRound } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem } from '../../app/context.ts'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { RelationField } from '../../components/RelationField.tsx'
import { paths } from '../../data/paths.ts'
import { useWriting } from '../../data/writing.ts'
import { LocationField } from './LocationField.tsx'

interface LocationActionProps {
  record: RecordFields
}

export const LocationActions = ({ record }: LocationActionProps) => (
  <div className="mb-4 flex flex-wrap gap-2.5">
    <GiveLocation key={String(record['RelationId'])} record={record} />
    <MergeLocation record={record} />
    {record['ConnectorCount'] === 0 && <RemoveLocation record={record} />}
  </div>
)

const GiveLocation = ({ record }: LocationActionProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const id = String(record['Id'])
  const owner = String(record['RelationId'])
  const writing = useWriting({
    draftKey: undefined,
    draft: { RelationId: '', RelationName: '' },
    isOpen: false,
    isReady: ({ RelationId }) => RelationId !== '' && RelationId !== owner,
    write: ({ draft: { RelationId }, version }, options) =>
      bco().call(giveLocation, { params: { id }, body: { Version: version, RelationId } }, options),
  })
  return (
    <ActionDialog
      writing={writing}
      version={Number(record['Version'])}
      icon={UsersRound}
      label={t('network.place.give')}
      failed={t('network.place.give.failed')}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => (
        <>
          <RelationField
            label={t('network.place.give.to')}
            none={t('people.parent.none')}
            failed={t('people.parent.failed')}
            value={draft.RelationId}
            valueLabel={draft.RelationName}
            readOnly={isSending}
            error={(isMissing && t('network.place.give.missing')) || errorOf('RelationId')}
            onChoose={(RelationId, RelationName) => change({ RelationId, RelationName })}
          />
          <p className="text-sm text-ink-2">{t('network.place.give.text')}</p>
        </>
      )}
    </ActionDialog>
  )
}

const MergeLocation = ({ record }: LocationActionProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const id = String(record['Id'])
  const writing = useWriting({
    draftKey: undefined,
    draft: { LocationId: '', LocationName: '' },
    isOpen: false,
    isReady: ({ LocationId }) => LocationId !== '',
    write: async ({ draft: { LocationId }, version }, options) => {
      await bco().call(mergeLocation, { params: { id }, body: { Version: version, LocationId } }, options)
      navigate(paths.netLocation(LocationId))
    },
  })
  return (
    <ActionDialog
      writing={writing}
      version={Number(record['Version'])}
      icon={Merge}
      label={t('network.place.merge')}
      busyLabel={t('network.place.merge.busy')}
      failed={t('network.place.merge.failed')}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => (
        <>
          <LocationField
            label={t('network.place.merge.into')}
            relationId={String(record['RelationId'])}
            except={id}
            value={draft.LocationId}
            valueLabel={draft.LocationName}
            readOnly={isSending}
            error={isMissing ? t('network.site.chooseLocation') : errorOf('LocationId')}
            onChoose={(LocationId, LocationName) => change({ LocationId, LocationName })}
          />
          <p className="text-sm text-ink-2">
            {t('network.place.merge.text', { name: String(record['Description'] ?? id) })}
          </p>
        </>
      )}
    </ActionDialog>
  )
}

const RemoveLocation = ({ record }: LocationActionProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const id = String(record['Id'])
  const writing = useWriting({
    draftKey: undefined,
    draft: {},
    isOpen: false,
    isReady: () => true,
    write: async ({ version }, options) => {
      await bco().call(removeLocation, { params: { id }, query: { version } }, options)
      navigate(paths.netLocationsConfig())
    },
  })
  return (
    <ActionDialog
      writing={writing}
      version={Number(record['Version'])}
      icon={Trash2}
      label={t('network.place.remove')}
      busyLabel={t('network.place.remove.busy')}
      failed={t('network.place.remove.failed')}
    >
      {() => <p>{t('network.place.remove.text', { name: String(record['Description'] ?? id) })}</p>}
    </ActionDialog>
  )
}
