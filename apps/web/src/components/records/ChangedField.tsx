import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'

export interface ChangedFieldProps {
  /** Field name that refusals refer to. */
  name?: string
  isChanged: boolean
  /** Label, for example 'Undo change: Description'. */
  undoLabel: string
  isReadOnly?: boolean
  onUndo: () => void
  children: ReactNode
}

/** Form field that is marked when it differs from the saved value, with an undo button. */
export const ChangedField = ({
  name,
  isChanged,
  undoLabel,
  isReadOnly = false,
  onUndo,
  children,
}: ChangedFieldProps) => (
  <div
    data-field={name}
    className={classes(
      // The mark fills the gutter, so the field stays aligned with the heading of its card.
      '-ml-3.75 flex min-w-0 items-start gap-2 border-l-3 pl-3',
      isChanged ? 'border-accent' : 'border-transparent',
    )}
  >
    <div className="min-w-0 grow">{children}</div>
    {isChanged && (
      <IconButton
        icon={Undo2}
        label={undoLabel}
        disabled={isReadOnly}
        // Aligns the button with the control, below the label.
        className="mt-7.25 pointer-coarse:mt-6.5"
        onClick={(event) => {
          // The button is removed, so the focus moves to its field.
          event.currentTarget.closest('div')?.querySelector<HTMLElement>('input, select, textarea')?.focus()
          onUndo()
        }}
      />
    )}
  </div>
)
