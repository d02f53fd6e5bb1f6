import { type IntakeField, selectIntakeViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useConfig, useI18n } from '../../app/context.ts'
import { ScreenTitle } from '../../components/ScreenTitle.tsx'
import { classes } from '../../ui/classes.ts'
import { Logo } from '../../ui/Logo.tsx'
import { IntakeFailed } from './IntakeFailed.tsx'
import { IntakeForm } from './IntakeForm.tsx'
import { IntakeLanguages } from './IntakeLanguages.tsx'
import { IntakeLookUp } from './IntakeLookUp.tsx'
import { IntakeWelcome } from './IntakeWelcome.tsx'
import { useIntake } from './wiring.ts'

/** Headline of each view. After a failed submission, the headline of the form would be misleading. */
const HEADLINES = {
  form: 'intake.headline',
  lookingUp: 'intake.headline.failed',
  failed: 'intake.headline.failed',
  welcome: 'intake.headline.welcome',
  recognised: 'intake.headline.welcome',
} as const

const focusField = (field: IntakeField | undefined) =>
  document.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

/** Mandatory full-screen intake (S4): the form, the account check, a failure or the welcome. */
export const Intake = () => {
  const { t } = useI18n()
  const { productName } = useConfig()
  const intake = useIntake()
  const viewState = useSelector(intake, selectIntakeViewState)
  const error = useSelector(intake, ({ context }) => context.error)
  useEffect(() => {
    const listening = intake.on('WRONG_FIELDS', ({ fields }) => focusField(fields[0]))
    return () => listening.unsubscribe()
  }, [intake])
  const main = useRef<HTMLElement>(null)
  const previous = useRef(viewState)
  useEffect(() => {
    // Focus the heading of the new view, for keyboard and screen reader users.
    if (previous.current !== viewState) main.current?.querySelector('h1')?.focus()
    previous.current = viewState
  }, [viewState])

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(20rem,min(38vw,35rem))_minmax(0,1fr)]">
      <ScreenTitle>{t('intake.headline')}</ScreenTitle>
      <header className="on-bar flex flex-wrap justify-between gap-x-4 gap-y-2 bg-bar px-5 py-3 text-bar-ink sm:px-8 lg:sticky lg:top-0 lg:h-[calc(100dvh-var(--foot)-var(--visit))] lg:flex-col lg:flex-nowrap lg:px-12 lg:py-10">
        <p className="flex items-center gap-2.5 font-semibold">
          <Logo />
          {productName}
        </p>
        <div className="order-last w-full lg:order-none">
          <p className="text-lg font-bold tracking-[-0.025em] text-balance lg:max-w-[13em] lg:text-3xl">
            {t(HEADLINES[viewState])}
          </p>
          {viewState === 'form' && (
            <p className="mt-1 text-sm text-bar-ink-2 lg:mt-3 lg:max-w-[40ch] lg:text-base">
              {t('intake.why')}
            </p>
          )}
        </div>
        <IntakeLanguages />
      </header>
      <main
        ref={main}
        className={classes(
          viewState === 'form' && 'max-w-2xl',
          'mx-auto w-full px-5 py-8 sm:px-8 lg:px-14 lg:py-10',
        )}
      >
        {viewState === 'form' && <IntakeForm intake={intake} />}
        {viewState === 'failed' && error && <IntakeFailed intake={intake} failure={error} />}
        {viewState === 'lookingUp' && <IntakeLookUp />}
        {(viewState === 'welcome' || viewState === 'recognised') && (
          <IntakeWelcome isNew={viewState === 'welcome'} />
        )}
      </main>
    </div>
  )
}
