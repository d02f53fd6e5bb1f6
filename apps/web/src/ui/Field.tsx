import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface FieldLabels {
  label: ReactNode
  /** Hint below the control; replaced by the error. */
  hint?: ReactNode
  error?: ReactNode
  /** The word 'optional', shown beside the label. */
  optional?: ReactNode
}

export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, control and hint or error; passes the control the attributes that connect them. */
export const Field = ({
  label,
  hint,
  error,
  optional,
  children,
}: FieldLabels & { children: (control: FieldControl) => ReactNode }) => {
  const id = useId()
  const hasNote = Boolean(error || hint)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {optional && <span className="font-regular text-ink-3"> {optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': hasNote ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <p id={`${id}-note`} hidden={!hasNote} aria-live="polite" className="mt-1.5 text-xs">
        {error ? (
          <span className="flex items-start gap-1.5 font-medium text-err-ink">
            <CircleAlert size={16} className="mt-px" />
            {error}
          </span>
        ) : (
          <span className="text-ink-3">{hint}</span>
        )}
      </p>
    </div>
  )
}
