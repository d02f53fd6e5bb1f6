import { Undo2 } from 'lucide-react'
import { useI18n } from '../app/context.ts'
import type { UndoOffer } from '../data/undoOffer.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

export interface UndoNoticeProps<TItem> {
  offer: UndoOffer<TItem>
  words: {
    /** Text with the end of the undo window. */
    readonly until: (count: number, time: string) => string
    readonly undo: (count: number) => string
  }
  isBusy?: boolean
  onUndo: (items: readonly TItem[]) => void
}

/** Offers undo for ten minutes after an action; renders nothing if there is nothing to undo. */
export const UndoNotice = <TItem,>({
  offer: { undoable },
  words,
  isBusy = false,
  onUndo,
}: UndoNoticeProps<TItem>) => {
  const { formats } = useI18n()
  return (
    <div role="status" className="not-empty:mb-4">
      {undoable && (
        <Notice
          kind="info"
          live="off"
          title={words.until(undoable.items.length, formats.time(undoable.until))}
          actions={
            <Button size="sm" icon={Undo2} busy={isBusy} onClick={() => onUndo(undoable.items)}>
              {words.undo(undoable.items.length)}
            </Button>
          }
        />
      )}
    </div>
  )
}
