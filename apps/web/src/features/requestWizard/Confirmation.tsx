import { requestWizard } from '@portal/machines'
import { Check } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { useWizardSnapshot } from '../../data/wizard.ts'
import { Card } from '../../ui/Card.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { softTone } from '../../ui/tone.ts'
import { writtenId } from './adapters.ts'
import type { RequestStepProps } from './look.ts'
import { useNextSteps } from './useNextSteps.ts'

/** It is sent: its number, what happens next, and the way to it. */
export const Confirmation = ({ wizard }: RequestStepProps) => {
  const { t } = useI18n()
  const snapshot = useWizardSnapshot(wizard)
  const { kind = 'SUPPORT' } = requestWizard.answers(snapshot)
  const results = requestWizard.results(snapshot)
  const steps = useNextSteps(wizard)
  const number = writtenId(results[kind === 'CARD' ? 'chargepassrequest' : 'request']) ?? ''
  return (
    <div className="mx-auto w-full max-w-xl py-6">
      <span className={`mb-5 inline-flex size-14 items-center justify-center rounded-full ${softTone('ok')}`}>
        <Check size={26} />
      </span>
      <h1 tabIndex={-1} className="text-2xl font-bold tracking-[-0.025em]">
        {t(`requestWizard.done.${kind}`)}
      </h1>
      <p className="mt-1 text-base text-ink-2 tabular-nums">{t('requestWizard.done.number', { number })}</p>
      <Card title={t('requestWizard.done.next')} className="mt-6">
        <ol className="grid gap-3.5">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 text-base">
              <span
                aria-hidden="true"
                className="inline-flex size-6 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent-ink tabular-nums"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </Card>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
        <LinkButton
          variant="primary"
          size="lg"
          href={kind === 'CARD' ? paths.cardOrder(number) : paths.request(number)}
        >
          {t(kind === 'CARD' ? 'requestWizard.done.view.order' : 'requestWizard.done.view.request')}
        </LinkButton>
        <LinkButton size="lg" href={paths.requests()}>
          {t('requestWizard.done.all')}
        </LinkButton>
      </div>
    </div>
  )
}
