import {
  type RecordFields,
  selectIsForm,
  selectIsRecordBusy,
  selectIsSaved,
  selectRecordViewState,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { LoadingBlock } from '../LoadingBlock.tsx'
import { QueryView } from '../QueryView.tsx'
import { SkippedRecords } from '../SkippedRecords.tsx'
import { settingsIn } from './fields.ts'
import { labelOf, settingText } from './labels.ts'
import { SettingsDialogs } from './SettingsDialogs.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { useChargerSettings } from './wiring.ts'

export const SettingsCard = ({ chargepointId }: { chargepointId: string }) => {
  const { t } = useI18n()
  const edit = useChargerSettings(chargepointId)
  const [isReviewing, setReviewing] = useState(false)
  const snapshot = useSelector(edit, (all) => all)
  const isForm = selectIsForm(snapshot)
  return (
    <Card
      title={t('settings.title')}
      padded={false}
      {...(snapshot.context.record &&
        !isForm && {
          action: (
            <Button
              size="sm"
              icon={Pencil}
              aria-disabled={!snapshot.can({ type: 'EDIT' })}
              onClick={() => {
                setReviewing(false)
                edit.send({ type: 'EDIT' })
              }}
            >
              {t('settings.edit')}
            </Button>
          ),
        })}
    >
      <p role="status" className="px-4.5 text-sm text-ok-ink not-empty:pb-3">
        {selectIsSaved(snapshot) && t('settings.saved')}
      </p>
      <QueryView
        entry={{
          viewState: selectRecordViewState(snapshot, []),
          isBusy: selectIsRecordBusy(snapshot),
          retry: () => edit.send({ type: 'RETRY' }),
        }}
        isInCard
        loading={
          <div className="px-4.5 pb-4.5">
            <LoadingBlock className="h-40" />
          </div>
        }
        failed={t('settings.failed')}
      >
        {(record) =>
          isForm ? (
            <div className="px-4.5 pb-4.5">
              <SettingsForm edit={edit} record={record} onReview={() => setReviewing(true)} />
            </div>
          ) : (
            <Values record={record} />
          )
        }
      </QueryView>
      <SettingsDialogs edit={edit} isReviewing={isReviewing} onBack={() => setReviewing(false)} />
    </Card>
  )
}

const Values = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const settings = settingsIn(record)
  return (
    // Widens the column of names, because setting names are longer than other names and their values are shorter.
    <div className="@container [--names:min(17rem,60%)]">
      <DescriptionList inColumns>
        {settings.Settings.map(({ Key, Value, NextValue }) => (
          <KeyValue key={Key} name={labelOf(Key, t)}>
            {settingText(Value, t)}
            {NextValue !== undefined && (
              <small className="block font-normal text-ink-3">
                {t('settings.next', { value: settingText(NextValue, t) })}
              </small>
            )}
          </KeyValue>
        ))}
      </DescriptionList>
      <SkippedRecords answer={settings} />
    </div>
  )
}
