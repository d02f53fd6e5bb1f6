import {
  type NameChange,
  type SavedViews,
  type SavedViewsInput,
  type SavedViewsRef,
  savedViewsMachine,
} from '@portal/machines'
import { startChart } from './startChart.ts'

export interface ViewsKeeper {
  /** Keeps the views; false where the browser does not. */
  readonly keep: (saved: SavedViews) => boolean
  readonly onNamed: (change: NameChange) => void
}

/** The chart of a list's saved views, as they are now; it asks for their keeper each time. */
export const openViews = (input: SavedViewsInput, keeper: () => ViewsKeeper): SavedViewsRef =>
  startChart(
    savedViewsMachine.provide({
      actions: {
        keep: ({ self }, next) => {
          if (!keeper().keep(next)) self.send({ type: 'NOT_KEPT' })
        },
        tellName: (_, change) => keeper().onNamed(change),
      },
    }),
    input,
  )
