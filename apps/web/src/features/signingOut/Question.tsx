import { selectEndangeredDrafts, selectIsWiping } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n, useSystem } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Names what signing out deletes from this device. */
export const Question = () => {
  const { t } = useI18n()
  const { signingOut } = useSystem()
  const drafts = useSelector(signingOut, selectEndangeredDrafts)
  const isWiping = useSelector(signingOut, selectIsWiping)
  const stay = () => signingOut.send({ type: 'STAY' })
  return (
    <Dialog
      open
      onClose={stay}
      title={t('signingOut.title')}
      closeLabel={t('signingOut.stay')}
      actions={
        <>
          <Button onClick={stay}>{t('signingOut.stay')}</Button>
          <Button
            variant="dangerPrimary"
            busy={isWiping}
            onClick={() => signingOut.send({ type: 'CONFIRM' })}
          >
            {t('signingOut.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('signingOut.text')}</p>
      <ul className="mt-2 list-disc pl-5">
        {drafts.map((wizard) => (
          <li key={wizard}>
            {t(wizard === 'installation' ? 'signingOut.installation' : 'signingOut.request')}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
