import { selectDraft, selectWritingFace, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { TriangleAlert, UserRoundCheck } from 'lucide-react'
import { useI18n, useUserInfo } from '../../../app/context.ts'
import { Age } from '../../../components/Age.tsx'
import { WritingOutcome } from '../../../components/WritingOutcome.tsx'
import { networkPaths } from '../../../data/networkPaths.ts'
import { sendNow } from '../../../data/writing.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinkRow } from '../../../ui/LinkRow.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { hasPerson, type ListedAlarm } from './needing.ts'

export type Taking = WritingRef<ListedAlarm | undefined>

/** The alarm that is being taken, or was not; undefined when none is. */
export const useInHand = (writing: Taking): ListedAlarm | undefined =>
  useSelector(writing, (all) => {
    const face = selectWritingFace(all)
    return face === 'editing' || face === 'done' ? undefined : selectDraft<ListedAlarm | undefined>(all)
  })

const TONES = { CRITICAL: 'err', MAJOR: 'park', WARNING: 'occ', INFO: 'off' } as const

export interface AlarmRowProps {
  alarm: ListedAlarm
  writing: Taking
  isChanged: boolean
}

/** An alarm that a person can take, or who has it. */
export const AlarmRow = ({ alarm, writing, isChanged }: AlarmRowProps) => {
  const { t } = useI18n()
  const isInHand = useInHand(writing)?.Id === alarm.Id
  return (
    <LinkRow
      href={networkPaths.netAlarm(alarm.Id)}
      icon={TriangleAlert}
      tone={TONES[alarm.Severity] ?? 'off'}
      title={alarm.Description}
      detail={
        <>
          {t(`record.Severity.${alarm.Severity}`)} · <Age at={Date.parse(alarm.Raised)} />
        </>
      }
      isChanged={isChanged}
      action={<Take {...{ alarm, writing }} />}
      {...(isInHand && { below: <NotTaken {...{ alarm, writing }} /> })}
    />
  )
}

/**
 * Takes the alarm, and says in the same place who has it: the keyboard stays there, so that a second press opens nothing.
 */
const Take = ({ alarm, writing }: Pick<AlarmRowProps, 'alarm' | 'writing'>) => {
  const { t } = useI18n()
  const me = useUserInfo().RelationContact.Name
  const face = useSelector(writing, selectWritingFace)
  const isInHand = useInHand(writing)?.Id === alarm.Id
  const isTaken = hasPerson(alarm)
  const isRetry = isInHand && (face === 'failed' || face === 'unanswered')
  const take = () => {
    if (isRetry) return writing.send({ type: 'RETRY' })
    writing.send({ type: 'CHANGE', draft: alarm })
    writing.send(sendNow(alarm.Version))
  }
  const person = alarm.AssignedTo === me ? t('network.home.taken.me') : alarm.AssignedTo
  return (
    <Button
      size="sm"
      {...(isTaken && {
        variant: 'ghost',
        icon: UserRoundCheck,
        className: 'max-w-32 cursor-default! text-ink-2! opacity-100! hover:bg-transparent! sm:max-w-48',
      })}
      busy={isInHand && face === 'sending'}
      // One at a time: the next one waits for the answer, and keeps the focus.
      aria-disabled={isTaken || face === 'sending'}
      onClick={take}
    >
      <span className="min-w-0 wrap-anywhere">
        {isTaken ? person : isRetry ? t('faces.retry') : t('network.home.take')}
      </span>
      <span className="sr-only"> {alarm.Description}</span>
    </Button>
  )
}

/** Why the alarm was not taken. A colleague who was first is no failure. */
const NotTaken = ({ alarm, writing }: Pick<AlarmRowProps, 'alarm' | 'writing'>) => {
  const { t } = useI18n()
  const face = useSelector(writing, selectWritingFace)
  if (face === 'sending') return null
  const isTaken = hasPerson(alarm)
  return (
    <div className="px-4.5 pb-3">
      {face === 'conflict' ? (
        <Notice
          kind="warning"
          live="assertive"
          title={
            isTaken
              ? t('network.home.takenFirst', { name: alarm.AssignedTo ?? '' })
              : t('network.home.alarmChanged')
          }
          dismiss={{
            label: t('network.home.takeClose'),
            onDismiss: () => writing.send({ type: 'CHANGE', draft: undefined }),
          }}
        />
      ) : (
        <WritingOutcome writing={writing} failed={t('network.home.takeFailed')} />
      )}
    </div>
  )
}
