import { type ChargerSettingsRef, selectIsSettingsBusy } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Pencil } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FailedRead } from '../FailedRead.tsx'
import { SkippedRecords } from '../SkippedRecords.tsx'
import { labelOf, shownValue } from './labels.ts'
import { SettingsDialogs } from './SettingsDialogs.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { useChargerSettings } from './wiring.ts'

const VIEWS = ['viewing', 'refreshing', 'saved'] as const

/** Configuration of a charger: view, edit and save. */
export const SettingsCard = ({ chargepointId }: { chargepointId: string }) => {
  const { t } = useI18n()
  const settings = useChargerSettings(chargepointId)
  const state = useSelector(settings, (snapshot) => snapshot.value)
  const isBusy = useSelector(settings, selectIsSettingsBusy)
  const error = useSelector(settings, ({ context }) => context.error)
  const isView = VIEWS.some((one) => one === state)
  return (
    <Card
      title={t('settings.title')}
      padded={!isView}
      {...(isView && {
        action: (
          <Button size="sm" icon={Pencil} busy={isBusy} onClick={() => settings.send({ type: 'EDIT' })}>
            {t('settings.edit')}
          </Button>
        ),
      })}
    >
      <p role="status" className="px-4.5 text-sm text-ok-ink not-empty:pb-3">
        {state === 'saved' && t('settings.saved')}
      </p>
      {state === 'loading' && (
        <Loading label={t('shell.loading')}>
          <Skeleton className="h-40" />
        </Loading>
      )}
      {state === 'failed' && (
        <FailedRead
          title={t('settings.failed')}
          failure={error ?? { code: 'UNEXPECTED' }}
          onRetry={() => settings.send({ type: 'RETRY' })}
        />
      )}
      {isView && <Values settings={settings} />}
      {!isView && state !== 'loading' && state !== 'failed' && <SettingsForm settings={settings} />}
      <SettingsDialogs settings={settings} />
    </Card>
  )
}

const Values = ({ settings }: { settings: ChargerSettingsRef }) => {
  const { t } = useI18n()
  const read = useSelector(settings, ({ context }) => context.read)
  return (
    // Setting names are longer than those of other facts, and values shorter.
    <div className="@container [--names:min(17rem,60%)]">
      <DescriptionList inColumns>
        {read?.Settings.map(({ Key, Value }) => (
          <KeyValue key={Key} name={labelOf(Key, t)}>
            {shownValue(Value, t)}
          </KeyValue>
        ))}
      </DescriptionList>
      <SkippedRecords answer={read} />
    </div>
  )
}
