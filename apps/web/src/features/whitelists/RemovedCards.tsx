import { selectWritingViewState, selectWritten } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { UndoNotice } from '../../components/UndoNotice.tsx'
import { WritingOutcome } from '../../components/WritingOutcome.tsx'
import { sendNow } from '../../data/writing.ts'
import type { ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { NotBack } from './putBack.ts'
import { type RemovalOffer, usePutBack } from './wiring.ts'

export interface RemovedCardsProps {
  group: ReadWhitelistGroup
  offer: RemovalOffer
}

/** Temporarily offers to put removed cards back, and names the cards that failed. */
export const RemovedCards = ({ group, offer }: RemovedCardsProps) => {
  const { t, errorText } = useI18n()
  const writing = usePutBack(group, offer)
  const viewState = useSelector(writing, selectWritingViewState)
  const left = useSelector(writing, (snapshot) => selectWritten<readonly NotBack[]>(snapshot)).at(-1) ?? []
  return (
    <>
      <UndoNotice
        offer={offer}
        words={{
          until: (count, time) => t('whitelists.undo.until', { count, time }),
          undo: () => t('whitelists.undo'),
        }}
        isBusy={viewState === 'sending'}
        onUndo={(draft) => {
          if (viewState === 'failed' || viewState === 'unanswered') return writing.send({ type: 'RETRY' })
          writing.send({ type: 'CHANGE', draft })
          writing.send(sendNow(undefined))
        }}
      />
      <div className="mb-4 empty:hidden">
        <WritingOutcome writing={writing} failed={t('whitelists.undo.failed')} />
        {viewState === 'done' && left.length > 0 && (
          <Notice kind="warning" title={t('whitelists.undo.left', { count: left.length })}>
            <ul className="font-normal">
              {left.map(({ number, code }) => (
                <li key={number}>
                  <span className="font-medium">{number}</span>: {errorText(code)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </>
  )
}
