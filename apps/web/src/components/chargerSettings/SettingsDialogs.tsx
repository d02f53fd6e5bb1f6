import {
  type Failure,
  type RecordEditRef,
  type RecordEditSnapshot,
  selectConflict,
  selectFieldChanges,
  selectIsConfirming,
  selectIsForm,
  selectIsSaving,
  selectMayRetrySave,
  selectSaveError,
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

const TITLES = {
  leaving: 'settings.leaving.title',
  review: 'settings.review.title',
  conflict: 'settings.conflict.title',
} as const

export interface SettingsDialogsProps {
  edit: RecordEditRef
  isReviewing: boolean
  onBack: () => void
}

/** Dialog that reviews changes before saving, confirms discarding them, or resolves a conflict. */
export const SettingsDialogs = ({ edit, isReviewing, onBack }: SettingsDialogsProps) => {
  const { t } = useI18n()
  const snapshot = useSelector(edit, (all) => all)
  const changes = selectFieldChanges(snapshot)
  const conflict = selectConflict(snapshot)
  const state = selectIsConfirming(snapshot)
    ? 'leaving'
    : conflict
      ? 'conflict'
      : selectIsForm(snapshot) && isReviewing
        ? 'review'
        : undefined
  const error = selectSaveError(snapshot)
  const back = () => {
    // A save in progress cannot be cancelled.
    if (selectIsSaving(snapshot)) return
    onBack()
    if (state === 'leaving') edit.send({ type: 'STAY' })
    if (state === 'conflict') edit.send({ type: 'CANCEL' })
  }
  return (
    <Dialog
      open={state !== undefined}
      onClose={back}
      title={state && t(TITLES[state])}
      closeLabel={t('common.close')}
      actions={state && <Actions edit={edit} snapshot={snapshot} state={state} onBack={back} />}
    >
      {state === 'leaving' && t('settings.leaving.text', { count: changes.length })}
      {conflict && <Conflicts edit={edit} conflict={conflict} />}
      {state === 'review' && <Differences changes={changes} />}
      <div role="alert" className="not-empty:mt-4">
        {state === 'review' && error && <Refused error={error} />}
      </div>
    </Dialog>
  )
}

const Refused = ({ error }: { error: Failure }) => {
  const { t, errorText } = useI18n()
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
  edit: RecordEditRef
  snapshot: RecordEditSnapshot
  state: keyof typeof TITLES
  onBack: () => void
}

const Actions = ({ edit, snapshot, state, onBack }: ActionsProps) => {
  const { t } = useI18n()
  const back = <Button onClick={onBack}>{t('settings.back')}</Button>
  switch (state) {
    case 'leaving':
      return (
        <>
          {back}
          <Button variant="dangerPrimary" onClick={() => edit.send({ type: 'DISCARD' })}>
            {t('settings.discard')}
          </Button>
        </>
      )
    case 'conflict': {
      const { sides } = snapshot.context
      const isDecided = selectConflict(snapshot)?.fields.every(({ field }) => field in sides) ?? false
      return (
        <>
          <Button variant="danger" onClick={() => edit.send({ type: 'TAKE_THEIRS' })}>
            {t('settings.discard')}
          </Button>
          <Button
            variant="primary"
            aria-disabled={!isDecided}
            onClick={() => isDecided && edit.send({ type: 'MERGE' })}
          >
            {t('settings.merge')}
          </Button>
        </>
      )
    }
    case 'review':
      return (
        <>
          {back}
          {selectSaveError(snapshot) ? (
            <Button
              variant="primary"
              onClick={() => edit.send({ type: selectMayRetrySave(snapshot) ? 'RETRY' : 'SAVE' })}
            >
              {t('faces.retry')}
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={selectIsSaving(snapshot)}
              onClick={() => edit.send({ type: 'SAVE' })}
            >
              {t('settings.save', { count: selectFieldChanges(snapshot).length })}
            </Button>
          )}
        </>
      )
  }
}
