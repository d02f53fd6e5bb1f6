import { selectBulkItems, selectBulkViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Undo2 } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { BulkConfirm } from '../../components/bulk/BulkConfirm.tsx'
import { BulkProgress } from '../../components/bulk/BulkProgress.tsx'
import { UndoNotice } from '../../components/UndoNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import type { SubscriptionWork, UndoItem } from './wiring.ts'

type UndoProps = Pick<SubscriptionWork, 'offer' | 'undo'>

/** Undo button for the changes, offered for ten minutes. */
export const UndoChanges = ({ offer, undo }: UndoProps) => {
  const { t } = useI18n()
  return (
    <UndoNotice
      offer={offer}
      words={{
        until: (_, time) => t('bulkSubscriptions.undoUntil', { time }),
        undo: (count) => t('bulkSubscriptions.undo', { count }),
      }}
      onUndo={(source) => undo.send({ type: 'CHECK', source })}
    />
  )
}

/** Undoes the changes card by card, after reading the current state of the cards. */
export const Undoing = ({ offer, undo }: UndoProps) => {
  const { t } = useI18n()
  const viewState = useSelector(undo, selectBulkViewState)
  return (
    <Card title={t('bulkSubscriptions.undo.title')}>
      {viewState === 'checked' && <Checked offer={offer} undo={undo} />}
      <BulkProgress run={undo} nameOf={({ card }) => card.number} />
    </Card>
  )
}

const Checked = ({ offer, undo }: UndoProps) => {
  const { t } = useI18n()
  const items = useSelector(undo, (snapshot) => selectBulkItems<UndoItem>(snapshot))
  const mayRun = useSelector(undo, (snapshot) => snapshot.can({ type: 'RUN' }))
  const changed = items.filter(({ isChanged }) => isChanged)
  const count = items.length - changed.length
  const run = () => {
    offer.take()
    undo.send({ type: 'RUN' })
  }
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        {t('bulkSubscriptions.undo.ready', { count })}
      </p>
      {changed.length > 0 && (
        <div className="text-sm">
          <p>{t('bulkSubscriptions.undo.changed', { count: changed.length })}</p>
          <p className="mt-1 text-ink-2 wrap-anywhere">{changed.map(({ card }) => card.number).join(', ')}</p>
        </div>
      )}
      <BulkConfirm run={undo} />
      <div className="flex flex-wrap justify-end gap-2.5 max-sm:*:grow">
        <Button onClick={() => undo.send({ type: 'BACK' })}>{t('common.back')}</Button>
        <Button variant="primary" icon={Undo2} disabled={!mayRun} onClick={run}>
          {t('bulkSubscriptions.undo', { count })}
        </Button>
      </div>
    </div>
  )
}
