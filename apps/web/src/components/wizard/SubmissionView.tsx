import { type CallState, mayPass, type WizardAnswers, type WizardSnapshot } from '@portal/machines'
import { Check, Circle, CircleAlert, RefreshCw, RotateCw, TriangleAlert } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'
import { useSupportDetails } from '../supportDetails.ts'
import type { WizardLook } from './look.ts'

export interface SubmissionViewProps<TStep extends string, TAnswers extends WizardAnswers>
  extends WizardLook<TStep, TAnswers> {
  snapshot: WizardSnapshot<TStep, TAnswers>
  viewState: 'submitting' | 'unknown' | 'failed' | 'timedOut'
}

const TITLES = {
  submitting: 'wizard.sending.title',
  unknown: 'wizard.unknown.title',
  failed: 'wizard.failed.title',
  timedOut: 'wizard.timedOut.title',
} as const

/** Progress of the submission: the state of each call, and the actions after a failure. */
export const SubmissionView = <TStep extends string, TAnswers extends WizardAnswers>({
  wizard,
  snapshot,
  viewState,
  callName,
  progress,
}: SubmissionViewProps<TStep, TAnswers>) => {
  const { t } = useI18n()
  const { select, send } = wizard
  const error = select.error(snapshot)
  const isOver = viewState === 'failed' || viewState === 'timedOut'
  const mayHelp = !error || mayPass(error)
  const again = (
    <Button
      key="again"
      variant={mayHelp ? 'primary' : 'secondary'}
      size="lg"
      icon={RotateCw}
      onClick={() => send({ type: 'RETRY' })}
    >
      {t('faces.retry')}
    </Button>
  )
  const back = (
    <Button
      key="back"
      variant={mayHelp ? 'secondary' : 'primary'}
      size="lg"
      onClick={() => send({ type: 'BACK' })}
    >
      {t('wizard.failed.back')}
    </Button>
  )
  return (
    <div className="mx-auto w-full max-w-xl py-6">
      <h1 tabIndex={-1} className="text-2xl font-bold tracking-[-0.025em]">
        {t(TITLES[viewState])}
      </h1>
      <div role={isOver ? 'alert' : 'status'} className="mt-1.5 text-base text-pretty text-ink-2">
        {viewState === 'submitting' && <p>{t('wizard.sending.text')}</p>}
        {viewState === 'unknown' && <p>{t('wizard.unknown.text')}</p>}
        {isOver && error && <FailureText code={error.code} />}
        {viewState === 'failed' && <p className="mt-1">{t('wizard.failed.kept')}</p>}
        {viewState === 'timedOut' && <p className="mt-1">{t('wizard.timedOut.text')}</p>}
      </div>
      <Card title={t('wizard.calls')} className="mt-5" padded={false}>
        <ul className="border-t border-line">
          {select.calls(snapshot).map((one) => (
            <CallRow key={one.call} name={callName(one.call)} state={one.state} />
          ))}
        </ul>
        {progress}
      </Card>
      {isOver && (
        <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow">
          {/* After a refusal, only different answers can help, so 'Back' comes first. */}
          {mayHelp ? [again, back] : [back, again]}
          <Button variant="ghost" size="lg" onClick={() => send({ type: 'LEAVE' })}>
            {t('wizard.leave')}
          </Button>
        </div>
      )}
      {isOver && error && (
        <div className="mt-6">
          <Details failure={error} />
        </div>
      )}
    </div>
  )
}

const FailureText = ({ code }: { code: string }) => {
  const { errorText } = useI18n()
  return <p>{errorText(code)}</p>
}

const Details = ({ failure }: { failure: { readonly code: string; readonly message?: string } }) => (
  <SupportDetails {...useSupportDetails(failure)} />
)

const LOOKS = {
  done: { icon: Check, look: 'text-ok-ink' },
  failing: { icon: CircleAlert, look: 'text-err-ink' },
  unknown: { icon: TriangleAlert, look: 'text-park-ink' },
  changed: { icon: RefreshCw, look: 'text-ink-2' },
  waiting: { icon: Circle, look: 'text-ink-3' },
} as const

const CallRow = ({ name, state }: { name: string; state: CallState['state'] }) => {
  const { t } = useI18n()
  const { icon: Icon, look } =
    state === 'sending' ? { icon: undefined, look: 'text-accent-ink' } : LOOKS[state]
  return (
    <li className="flex min-h-12 items-center gap-3 border-b border-line px-4.5 py-2 last:border-b-0">
      <span className={classes('inline-flex', look)}>
        {Icon ? <Icon size={18} /> : <Spinner size={18} />}
      </span>
      <span className="min-w-0 grow text-base">{name}</span>
      <span className={classes('text-sm font-semibold', look)}>{t(`wizard.call.${state}`)}</span>
    </li>
  )
}
