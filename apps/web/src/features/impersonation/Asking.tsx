import { type ImpersonationRef, selectImpersonationViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Dialog for a pending or refused request to view the portal as a relation. */
export const Asking = ({ impersonation }: { impersonation: ImpersonationRef }) => {
  const { t, errorText } = useI18n()
  const viewState = useSelector(impersonation, selectImpersonationViewState)
  const name = useSelector(impersonation, ({ context }) => context.relation)?.Description ?? ''
  const error = useSelector(impersonation, ({ context }) => context.error)
  const stop = () => impersonation.send({ type: 'STOP' })
  return (
    <Dialog
      open={viewState === 'checking' || viewState === 'refused'}
      onClose={stop}
      title={t('shell.viewing.begin', { name })}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={stop}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            busy={viewState === 'checking'}
            onClick={() => impersonation.send({ type: 'RETRY' })}
          >
            {t(viewState === 'checking' ? 'impersonation.asking' : 'faces.retry')}
          </Button>
        </>
      }
    >
      <p>{t('impersonation.text', { name })}</p>
      <div role="alert" className="not-empty:mt-4">
        {viewState === 'refused' && error && (
          <Notice kind="error" live="off" title={t('impersonation.refused', { name })}>
            {errorText(error.code)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
