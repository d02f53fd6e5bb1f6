import { type CookieConsentRef, selectIsConsentOpen, selectIsNoticeVisible } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { ConsentNotice } from './ConsentNotice.tsx'
import { Preferences } from './Preferences.tsx'

/** Shows the cookie notice until the user answers, and the preferences on request (S4). */
export const Consent = ({ consent }: { consent: CookieConsentRef }) => {
  const isBannerShown = useSelector(consent, selectIsNoticeVisible)
  const isOpen = useSelector(consent, selectIsConsentOpen)
  const draft = useSelector(consent, ({ context }) => context.draft)
  const answered = useRef(false)

  // Answering removes the notice with its focused button, so move the focus to the content.
  useEffect(() => {
    if (isBannerShown || !answered.current) return
    answered.current = false
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
  }, [isBannerShown])

  const answer = (type: 'ACCEPT_ALL' | 'ACCEPT_NECESSARY' | 'SAVE') => {
    answered.current = isBannerShown
    consent.send({ type })
  }

  return (
    <>
      {isBannerShown && (
        <ConsentNotice
          onAcceptAll={() => answer('ACCEPT_ALL')}
          onOnlyNecessary={() => answer('ACCEPT_NECESSARY')}
          onPreferences={() => consent.send({ type: 'OPEN_PREFERENCES' })}
        />
      )}
      <Preferences
        open={isOpen}
        choices={draft}
        onToggle={(category) => consent.send({ type: 'TOGGLE', category })}
        onAcceptAll={() => answer('ACCEPT_ALL')}
        onSave={() => answer('SAVE')}
        onClose={() => consent.send({ type: 'CLOSE' })}
      />
    </>
  )
}
