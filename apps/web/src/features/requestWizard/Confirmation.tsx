import { requestWizard } from '@portal/machines'
import { Check } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { useWizardSnapshot } from '../../data/wizard.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { softTone } from '../../ui/tone.ts'
import { writtenId } from './adapters.ts'
import type { RequestStepProps } from './look.ts'
import { NextSteps } from './NextSteps.tsx'
import { deliveryLine } from './words.ts'

/** Confirms a sent request: its number, the next steps and a link to it. */
export const Confirmation = ({ wizard }: RequestStepProps) => {
  const { t } = useI18n()
  const snapshot = useWizardSnapshot(wizard)
  const answers = requestWizard.answers(snapshot)
  const { kind = 'SUPPORT' } = answers
  const results = requestWizard.results(snapshot)
  const number = writtenId(results[kind === 'CARD' ? 'chargepassrequest' : 'request']) ?? ''
  return (
    <div className="mx-auto w-full max-w-xl py-6">
      <span className={`mb-5 inline-flex size-14 items-center justify-center rounded-full ${softTone('ok')}`}>
        <Check size={26} />
      </span>
      <h1 tabIndex={-1} className="text-2xl font-bold tracking-[-0.025em]">
        {t(`requestWizard.done.${kind}`)}
      </h1>
      <p className="mt-1 mb-6 text-base text-ink-2 tabular-nums">
        {t('requestWizard.done.number', { number })}
      </p>
      <NextSteps answers={answers} address={deliveryLine(answers)} />
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
