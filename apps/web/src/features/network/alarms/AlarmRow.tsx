import { selectDraft, selectWritingViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { TriangleAlert, Undo2, UserRoundCheck } from 'lucide-react'
import { useI18n, useUserInfo } from '../../../app/context.ts'
import { Age } from '../../../components/Age.tsx'
import { WritingOutcome } from '../../../components/WritingOutcome.tsx'
import { paths } from '../../../data/paths.ts'
import { sendNow } from '../../../data/writing.ts'
import type { ReadAlarm } from '../../../services/readers/network.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinkRow } from '../../../ui/LinkRow.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { hasPerson } from './needing.ts'
import type { Assigning, Taking } from './useTaking.ts'

/** Returns the alarm whose assignment is pending or has failed; undefined if there is none. */
export const useInHand = (writing: Taking): Assigning | undefined =>
  useSelector(writing, (all) => {
    const viewState = selectWritingViewState(all)
    return viewState === 'editing' || viewState === 'done'
      ? undefined
      : selectDraft<Assigning | undefined>(all)
  })

const TONES: Readonly<Record<string, 'err' | 'park' | 'occ' | 'off'>> = {
  CRITICAL: 'err',
  MAJOR: 'park',
  WARNING: 'occ',
  INFO: 'off',
}

export interface AlarmRowProps {
  alarm: ReadAlarm
  writing: Taking
  isChanged: boolean
}

/** Row of an alarm, with its assignee or a button to take it. Users can give back their own alarms. */
export const AlarmRow = ({ alarm, writing, isChanged }: AlarmRowProps) => {
  const { t, valueText } = useI18n()
  const isInHand = useInHand(writing)?.alarm.Id === alarm.Id
  return (
    <LinkRow
      href={paths.netAlarm(alarm.Id)}
      icon={TriangleAlert}
      tone={TONES[alarm.Severity] ?? 'off'}
      title={alarm.Description}
      detail={
        <>
          {valueText(alarm.Severity, (severity) => t(`record.Severity.${severity}`))} ·{' '}
          <Age at={Date.parse(alarm.Raised)} />
        </>
      }
      isChanged={isChanged}
      action={<AlarmActions {...{ alarm, writing }} />}
      {...(isInHand && { below: <NotAssigned {...{ alarm, writing }} /> })}
    />
  )
}

type PartProps = Pick<AlarmRowProps, 'alarm' | 'writing'>

const AlarmActions = (props: PartProps) => {
  const me = useUserInfo().RelationContact.Name
  return (
    <span className="flex shrink-0 flex-col items-end gap-1 sm:flex-row sm:items-center">
      <Take {...props} />
      {props.alarm.AssignedTo === me && <GiveBack {...props} />}
    </span>
  )
}

/**
 * Returns the state of the assignment, and a function that assigns the alarm at the version on screen or retries a
 * failed write with the same intent.
 */
const useAssigning = ({ alarm, writing }: PartProps, to: string) => {
  const viewState = useSelector(writing, selectWritingViewState)
  const inHand = useInHand(writing)
  const isInHand = inHand?.alarm.Id === alarm.Id && inHand.to === to
  const isRetry = isInHand && (viewState === 'failed' || viewState === 'unanswered')
  return {
    isRetry,
    isBusy: isInHand && viewState === 'sending',
    // Only one write at a time. The other buttons are blocked but stay focusable.
    isBlocked: viewState === 'sending',
    assign: () => {
      if (isRetry) return writing.send({ type: 'RETRY' })
      writing.send({ type: 'CHANGE', draft: { alarm, to } })
      writing.send(sendNow(alarm.Version))
    },
  }
}

/**
 * Button that takes the alarm, then shows its assignee. It keeps focus, so a second press cannot activate another
 * element.
 */
const Take = (props: PartProps) => {
  const { alarm } = props
  const { t } = useI18n()
  const me = useUserInfo().RelationContact.Name
  const { isRetry, isBusy, isBlocked, assign } = useAssigning(props, me)
  const isTaken = hasPerson(alarm)
  const person = alarm.AssignedTo === me ? t('network.home.taken.me') : alarm.AssignedTo
  return (
    <Button
      size="sm"
      {...(isTaken && {
        variant: 'ghost',
        icon: UserRoundCheck,
        className: 'max-w-32 cursor-default! text-ink-2! opacity-100! hover:bg-transparent! sm:max-w-48',
      })}
      busy={isBusy}
      aria-disabled={isTaken || isBlocked}
      onClick={assign}
    >
      <span className="min-w-0 wrap-anywhere">
        {isTaken ? person : isRetry ? t('faces.retry') : t('network.home.take')}
      </span>
      <span className="sr-only"> {alarm.Description}</span>
    </Button>
  )
}

const GiveBack = (props: PartProps) => {
  const { t } = useI18n()
  const { isRetry, isBusy, isBlocked, assign } = useAssigning(props, '')
  return (
    <Button size="sm" icon={Undo2} busy={isBusy} aria-disabled={isBlocked} onClick={assign}>
      {isRetry ? t('faces.retry') : t('network.home.giveBack')}
      <span className="sr-only"> {props.alarm.Description}</span>
    </Button>
  )
}

/** Reports a failed assignment, or a conflict with another change. */
const NotAssigned = ({ alarm, writing }: PartProps) => {
  const { t } = useI18n()
  const me = useUserInfo().RelationContact.Name
  const viewState = useSelector(writing, selectWritingViewState)
  const isReleasing = useInHand(writing)?.to === ''
  if (viewState === 'sending') return null
  const isOfAnother = hasPerson(alarm) && alarm.AssignedTo !== me
  const name = alarm.AssignedTo ?? ''
  const conflict = isReleasing
    ? isOfAnother
      ? t('network.home.movedOn', { name })
      : t('network.home.giveBackChanged')
    : isOfAnother
      ? t('network.home.takenFirst', { name })
      : t('network.home.alarmChanged')
  return (
    <div className="px-4.5 pb-3">
      {viewState === 'conflict' ? (
        <Notice
          kind="warning"
          live="assertive"
          title={conflict}
          dismiss={{
            label: t('common.close'),
            onDismiss: () => writing.send({ type: 'CHANGE', draft: undefined }),
          }}
        />
      ) : (
        <WritingOutcome
          writing={writing}
          failed={t(isReleasing ? 'network.home.giveBackFailed' : 'network.home.takeFailed')}
        />
      )}
    </div>
  )
}
