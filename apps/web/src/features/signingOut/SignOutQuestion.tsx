import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { SignOutContext, useI18n, useSystem } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { draftsOnDevice, wipeDrafts } from './wiring.ts'

/** Provides the sign-out. It deletes drafts on the device, so it asks for confirmation if there are any. */
export const SignOutQuestion = ({ children }: { children: ReactNode }) => {
  const { t } = useI18n()
  const system = useSystem()
  const [step, setStep] = useState<'closed' | 'asking' | 'wiping'>('closed')
  const [drafts, setDrafts] = useState<readonly string[]>([])
  const stay = () => setStep((now) => (now === 'wiping' ? now : 'closed'))

  const leave = useCallback(() => {
    system.unsaved.forgetAll()
    system.portal.send({ type: 'SIGN_OUT' })
  }, [system])
  const signOut = useCallback(() => {
    const found = draftsOnDevice(system)
    if (found.length === 0) return leave()
    setDrafts(found)
    setStep('asking')
  }, [system, leave])

  useEffect(() => {
    if (step !== 'wiping') return undefined
    // If the session ends during the deletion, this unmounts and the user is already signed out.
    let isMounted = true
    const wipe = async () => {
      await wipeDrafts(system, drafts)
      if (!isMounted) return
      setStep('closed')
      leave()
    }
    void wipe()
    return () => {
      isMounted = false
    }
  }, [step, drafts, system, leave])

  return (
    <SignOutContext value={signOut}>
      {children}
      <Dialog
        open={step !== 'closed'}
        onClose={stay}
        title={t('signingOut.title')}
        closeLabel={t('signingOut.stay')}
        actions={
          <>
            <Button onClick={stay}>{t('signingOut.stay')}</Button>
            <Button variant="dangerPrimary" busy={step === 'wiping'} onClick={() => setStep('wiping')}>
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
    </SignOutContext>
  )
}
