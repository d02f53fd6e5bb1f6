import type { CommandRecord } from '@portal/machines'
import { Check, Circle, CircleHelp, CircleX, LoaderCircle } from 'lucide-react'
import { Fragment } from 'react'
import { useI18n } from '../../app/context.ts'
import { classes } from '../../ui/classes.ts'
import { type StepState, stepsOf } from './steps.ts'

const LOOK: Readonly<Record<StepState, { icon: typeof Check; look: string }>> = {
  done: { icon: Check, look: 'text-ok-ink' },
  current: { icon: LoaderCircle, look: 'text-charge-ink' },
  ahead: { icon: Circle, look: 'text-ink-3' },
  rejected: { icon: CircleX, look: 'text-err-ink' },
  unknown: { icon: CircleHelp, look: 'text-park-ink' },
}

export const Timeline = ({ record }: { record: CommandRecord }) => {
  const { t, formats } = useI18n()
  return (
    <ol className="flex items-center gap-2 text-sm">
      {stepsOf(record).map(({ name, state, at }, index) => {
        const { icon: Icon, look } = LOOK[state]
        return (
          <Fragment key={name}>
            {index > 0 && <li aria-hidden className="h-px min-w-3 grow bg-line-strong sm:max-w-12" />}
            <li className="flex items-center gap-1.5">
              <Icon
                size={18}
                className={classes('shrink-0', look, state === 'current' && 'motion-safe:animate-spin')}
              />
              <span className={state === 'ahead' ? 'text-ink-3' : 'font-medium'}>
                {t(`commands.step.${name}`)}
                {(state === 'current' || state === 'ahead') && (
                  <span className="sr-only"> ({t(`commands.step.${state}`)})</span>
                )}
              </span>
              {at !== undefined && (
                <time
                  dateTime={new Date(at).toISOString()}
                  className="text-xs text-ink-3 tabular-nums max-sm:sr-only"
                >
                  {formats.exactTime(at)}
                </time>
              )}
            </li>
          </Fragment>
        )
      })}
    </ol>
  )
}
