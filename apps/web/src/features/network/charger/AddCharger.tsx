import { addChargepoint } from '@portal/schemas'
import { Plus } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem } from '../../../app/context.ts'
import { ActionDialog } from '../../../components/ActionDialog.tsx'
import { RelationField } from '../../../components/RelationField.tsx'
import { paths } from '../../../data/paths.ts'
import { useWriting } from '../../../data/writing.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { LocationField } from '../LocationField.tsx'
import { SerialField } from './work/SerialField.tsx'

const TYPES = ['PRIVATE', 'BUSINESS', 'PUBLIC'] as const

interface Draft {
  readonly Serial: string
  readonly Description: string
  readonly RelationId: string
  readonly RelationName: string
  readonly LocationId: string
  readonly LocationName: string
  readonly ChargerType: (typeof TYPES)[number]
}

const NOTHING: Draft = {
  Serial: '',
  Description: '',
  RelationId: '',
  RelationName: '',
  LocationId: '',
  LocationName: '',
  ChargerType: 'PRIVATE',
}

/** Installs a charger from stock at a customer, and opens its screen. */
export const AddCharger = () => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const writing = useWriting<Draft>({
    draftKey: 'add charge point',
    draft: NOTHING,
    isOpen: false,
    isReady: ({ Serial, Description, LocationId }) =>
      Serial.trim() !== '' && Description.trim() !== '' && LocationId !== '',
    write: async ({ draft: { RelationName, LocationName, ...draft } }, options) => {
      const body = { ...draft, Serial: draft.Serial.trim(), Description: draft.Description.trim() }
      const { data } = await bco().call(addChargepoint, { body }, options)
      navigate(paths.netCharger(data.Id))
    },
  })
  return (
    <ActionDialog
      writing={writing}
      version={undefined}
      variant="primary"
      icon={Plus}
      label={t('network.site.add')}
      busyLabel={t('network.site.add.busy')}
      failed={t('network.site.add.failed')}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => (
        <>
          <SerialField
            value={draft.Serial}
            readOnly={isSending}
            isMissing={isMissing}
            error={errorOf('Serial')}
            onChange={(Serial) => change({ Serial })}
          />
          <TextInput
            label={t('record.Description')}
            autoComplete="off"
            required
            maxLength={255}
            readOnly={isSending}
            value={draft.Description}
            error={isMissing && draft.Description.trim() === '' && t('common.enterName')}
            onChange={({ target }) => change({ Description: target.value })}
          />
          <RelationField
            label={t('record.RelationId')}
            none={t('people.parent.none')}
            failed={t('people.parent.failed')}
            value={draft.RelationId}
            valueLabel={draft.RelationName}
            readOnly={isSending}
            error={
              (isMissing && draft.RelationId === '' && t('network.site.chooseCustomer')) ||
              errorOf('RelationId')
            }
            onChoose={(RelationId, RelationName) =>
              change({ RelationId, RelationName, LocationId: '', LocationName: '' })
            }
          />
          <LocationField
            key={draft.RelationId}
            label={t('record.LocationId')}
            relationId={draft.RelationId}
            value={draft.LocationId}
            valueLabel={draft.LocationName}
            readOnly={isSending || draft.RelationId === ''}
            error={
              isMissing && draft.LocationId === '' ? t('network.site.chooseLocation') : errorOf('LocationId')
            }
            onChoose={(LocationId, LocationName) => change({ LocationId, LocationName })}
          />
          <Select
            label={t('record.ChargerType')}
            disabled={isSending}
            value={draft.ChargerType}
            options={TYPES.map((value) => ({ value, label: t(`record.ChargerType.${value}`) }))}
            onChange={({ target }) =>
              change({ ChargerType: TYPES.find((type) => type === target.value) ?? 'PRIVATE' })
            }
          />
        </>
      )}
    </ActionDialog>
  )
}
