import { selectDraft, selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { WritingOutcome } from '../../components/WritingOutcome.tsx'
import { sendNow } from '../../data/writing.ts'
import { Button } from '../../ui/Button.tsx'
import type { Permission } from './cardWrites.ts'

/** State and action for the permission of one card or of all selected cards. */
export interface Permit {
  readonly isBusy: (id: string) => boolean
  /** True during any write, because only one may run at a time. */
  readonly isWaiting: boolean
  readonly give: (permission: Permission) => void
}

export const usePermissionOf = (writing: WritingRef<Permission>): Permit => {
  const isWaiting = useSelector(writing, selectWritingViewState) === 'sending'
  const { ids } = useSelector(writing, (snapshot) => selectDraft<Permission>(snapshot))
  return {
    isBusy: (id) => isWaiting && ids.includes(id),
    isWaiting,
    give: (draft) => {
      writing.send({ type: 'CHANGE', draft })
      writing.send(sendNow(undefined))
    },
  }
}

export const PermissionOutcome = ({ writing }: { writing: WritingRef<Permission> }) => {
  const { t } = useI18n()
  const viewState = useSelector(writing, selectWritingViewState)
  const { may } = useSelector(writing, (snapshot) => selectDraft<Permission>(snapshot))
  return (
    <div className="mb-3 empty:hidden">
      <WritingOutcome
        writing={writing}
        failed={t(may ? 'whitelists.permit.failed' : 'whitelists.withdraw.failed')}
      />
      {(viewState === 'failed' || viewState === 'unanswered') && (
        <Button className="mt-2" size="sm" onClick={() => writing.send({ type: 'RETRY' })}>
          {t('faces.retry')}
        </Button>
      )}
    </div>
  )
}
