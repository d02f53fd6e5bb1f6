import { createUndoOffer, type UndoOfferRef } from '@portal/machines'
import type { KeptUndo } from '../services/keptUndo.ts'
import { startChart } from './startChart.ts'

/** The person and list that an undo belongs to, and its storage. */
export interface UndoKeeping<TItem> {
  readonly kept: Pick<KeptUndo<TItem>, 'read' | 'write'>
  readonly person: string
  readonly list: string
  readonly now: number
}

/** The offer to undo what was done to records of a list, of this visit or of one before a reload. */
export const startUndoOffer = <TItem>({ kept, person, list, now }: UndoKeeping<TItem>): UndoOfferRef<TItem> =>
  startChart(
    createUndoOffer<TItem>().provide({
      actions: {
        keep: (_, undoable) => void kept.write(person, list, undoable),
        forget: () => void kept.write(person, list, undefined),
      },
    }),
    { kept: kept.read(person, list), now },
  )
