import { selectBulkFace, selectBulkItems, selectUndoable } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Undo2 } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { BulkConfirm } from '../../components/bulk/BulkConfirm.tsx'
import { BulkProgress } from '../../components/bulk/BulkProgress.tsx'
import type { MovedCard } from '../../services/keptUndo.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { SubscriptionWork, UndoItem } from './wiring.ts'

type UndoProps = Pick<SubscriptionWork, 'offer' | 'undo'>

/** For ten minutes the changes can be undone; nothing without any. */
export const UndoNotice = ({ offer, undo }: UndoProps) => {
  const { t, formats } = useI18n()
  const undoable = useSelector(offer, (snapshot) => selectUndoable<MovedCard>(snapshot))
  return (
    <div role="status" className="not-empty:mb-4">
      {undoable && (
        <Notice
          kind="info"
          live="off"
          title={t('bulkSubscriptions.undoUntil', { time: formats.time(undoable.until) })}
          actions={
            <Button
              size="sm"
              icon={Undo2}
              onClick={() => undo.send({ type: 'CHECK', source: undoable.items })}
            >
              {t('bulkSubscriptions.undo', { count: undoable.items.length })}
            </Button>
          }
        />
      )}
    </div>
  )
}

/** The changes are undone: what each card is now is looked at first, and then one is written after the other. */
export const Undoing = ({ offer, undo }: UndoProps) => {
  const { t } = useI18n()
  const face = useSelector(undo, selectBulkFace)
  return (
    <Card title={t('bulkSubscriptions.undo.title')}>
      {face === 'checked' && <Checked offer={offer} undo={undo} />}
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
    offer.send({ type: 'TAKE' })
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
        <Button onClick={() => undo.send({ type: 'BACK' })}>{t('bulk.back')}</Button>
        <Button variant="primary" icon={Undo2} disabled={!mayRun} onClick={run}>
          {t('bulkSubscriptions.undo', { count })}
        </Button>
      </div>
    </div>
  )
}
