import { type RecordEditRef, selectIsConfirming } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Confirms discarding unsaved changes. */
export const RecordQuestion = ({ edit }: { edit: RecordEditRef }) => {
  const { t } = useI18n()
  const isAsking = useSelector(edit, selectIsConfirming)
  const stay = () => edit.send({ type: 'STAY' })
  return (
    <Dialog
      open={isAsking}
      onClose={stay}
      title={t('record.leave.title')}
      closeLabel={t('record.leave.stay')}
      actions={
        <>
          <Button variant="danger" onClick={() => edit.send({ type: 'DISCARD' })}>
            {t('record.leave.discard')}
          </Button>
          <Button variant="primary" onClick={stay}>
            {t('record.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('record.leave.text')}</p>
    </Dialog>
  )
}
