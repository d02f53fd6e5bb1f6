import { selectEndangeredDrafts, selectIsSignOutAsked, selectIsWiping } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n, useSystem } from '../../app/context.ts'
import { useOwnActor } from '../../data/ownActor.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { startSigningOut } from './wiring.ts'

/** Names what signing out would delete from this device, and asks. */
export const SignOut = () => {
  const { t } = useI18n()
  const system = useSystem()
  const signingOut = useOwnActor(() => startSigningOut(system))
  const isAsked = useSelector(signingOut, selectIsSignOutAsked)
  const drafts = useSelector(signingOut, selectEndangeredDrafts)
  const isWiping = useSelector(signingOut, selectIsWiping)
  const stay = () => signingOut.send({ type: 'STAY' })
  return (
    <Dialog
      open={isAsked}
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
            {t(wizard.startsWith('installation') ? 'signingOut.installation' : 'signingOut.request')}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
