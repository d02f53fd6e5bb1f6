import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'

export interface ChangedFieldProps {
  /** What refused fields are found by. */
  name?: string
  isChanged: boolean
  /** 'Undo change: Description' */
  undoLabel: string
  isReadOnly?: boolean
  onUndo: () => void
  children: ReactNode
}

/** A field of a form: marked once it differs from what is saved, with a way back to that. */
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
      // The mark is in the room before the field: the field itself stays below the heading of its card.
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
        // Level with the field below its label.
        className="mt-7.25 pointer-coarse:mt-6.5"
        onClick={(event) => {
          // The button goes away: the keyboard goes on in its field.
          event.currentTarget.closest('div')?.querySelector<HTMLElement>('input, select, textarea')?.focus()
          onUndo()
        }}
      />
    )}
  </div>
)
