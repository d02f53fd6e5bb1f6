import {
  type ChargerSettingsRef,
  type ChargerSettingsSnapshot,
  selectForeignChanges,
  selectIsConflictDecided,
  selectIsSettingsBusy,
  selectSettingChanges,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'
import { useSupportDetails } from '../supportDetails.ts'
import { Conflicts } from './Conflicts.tsx'
import { Differences } from './Differences.tsx'

const DIALOGS = ['leaving', 'reviewing', 'saving', 'comparing', 'refused', 'conflict'] as const
type DialogState = (typeof DIALOGS)[number]

const dialogOf = (snapshot: ChargerSettingsSnapshot): DialogState | undefined =>
  DIALOGS.find((state) => snapshot.matches(state))

const TITLES = {
  leaving: 'settings.leaving.title',
  reviewing: 'settings.review.title',
  saving: 'settings.review.title',
  comparing: 'settings.review.title',
  refused: 'settings.review.title',
  conflict: 'settings.conflict.title',
} as const

/** Dialogs that confirm saving, discarding, or resolving conflicts. */
export const SettingsDialogs = ({ settings }: { settings: ChargerSettingsRef }) => {
  const { t } = useI18n()
  const state = useSelector(settings, dialogOf)
  const changes = useSelector(settings, selectSettingChanges)
  const foreign = useSelector(settings, selectForeignChanges)
  return (
    <Dialog
      open={state !== undefined}
      onClose={() => settings.send({ type: 'BACK' })}
      title={state && t(TITLES[state])}
      closeLabel={t('common.close')}
      actions={state && <Actions settings={settings} state={state} count={changes.length} />}
    >
      {state === 'leaving' && t('settings.leaving.text', { count: changes.length })}
      {state === 'conflict' && (
        <>
          <p>{t('settings.conflict.text')}</p>
          <Conflicts settings={settings} />
          {foreign.length > 0 && (
            <>
              <h3 className="mt-4 font-semibold text-ink">{t('settings.conflict.theirsOnly')}</h3>
              <Differences changes={foreign} />
            </>
          )}
        </>
      )}
      {state && state !== 'leaving' && state !== 'conflict' && <Differences changes={changes} />}
      <div role="alert" className="not-empty:mt-4">
        {state === 'refused' && <Refused settings={settings} />}
      </div>
    </Dialog>
  )
}

const Refused = ({ settings }: { settings: ChargerSettingsRef }) => {
  const { t, errorText } = useI18n()
  const error = useSelector(settings, ({ context }) => context.error) ?? { code: 'UNEXPECTED' }
  const details = useSupportDetails({
    code: error.code,
    ...(error.message !== undefined && { message: error.message }),
  })
  const isUnknown = error.code === 'FAILEDTOLOAD'
  return (
    <>
      <Notice kind="error" live="off" title={t('settings.refused')}>
        {isUnknown ? t('settings.unknown') : errorText(error.code)}
      </Notice>
      <div className="mt-3">
        <SupportDetails {...details} />
      </div>
    </>
  )
}

interface ActionsProps {
  settings: ChargerSettingsRef
  state: DialogState
  count: number
}

const Actions = ({ settings, state, count }: ActionsProps) => {
  const { t } = useI18n()
  const isBusy = useSelector(settings, selectIsSettingsBusy)
  const isDecided = useSelector(settings, selectIsConflictDecided)
  const save = () => settings.send({ type: 'SAVE', intent: crypto.randomUUID() })
  const back = <Button onClick={() => settings.send({ type: 'BACK' })}>{t('settings.back')}</Button>
  switch (state) {
    case 'leaving':
      return (
        <>
          {back}
          <Button variant="dangerPrimary" onClick={() => settings.send({ type: 'DISCARD' })}>
            {t('settings.discard')}
          </Button>
        </>
      )
    case 'conflict':
      return (
        <>
          <Button variant="danger" onClick={() => settings.send({ type: 'DISCARD' })}>
            {t('settings.discard')}
          </Button>
          <Button variant="primary" aria-disabled={!isDecided} onClick={save}>
            {t('settings.merge')}
          </Button>
        </>
      )
    case 'refused':
      return (
        <>
          {back}
          <Button variant="primary" onClick={() => settings.send({ type: 'RETRY' })}>
            {t('faces.retry')}
          </Button>
        </>
      )
    default:
      return (
        <>
          {back}
          <Button variant="primary" busy={isBusy} onClick={save}>
            {t('settings.save', { count })}
          </Button>
        </>
      )
  }
}
