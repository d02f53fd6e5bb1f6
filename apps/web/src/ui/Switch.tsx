import { type ReactNode, useId } from 'react'

export interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** True if the switch cannot be changed; `note` gives the reason. */
  disabled?: boolean
  note?: ReactNode
}

/** Switch with label and hint; the whole row is clickable. */
export const Switch = ({ label, hint, checked, onChange, disabled = false, note }: SwitchProps) => {
  const id = useId()
  const described = [hint && `${id}-hint`, note && `${id}-note`].filter(Boolean).join(' ')
  return (
    <label htmlFor={id} className="switch-row">
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline gap-x-2 text-ink">
          <span id={`${id}-label`} className="font-semibold">
            {label}
          </span>
          {note && (
            <span id={`${id}-note`} className="text-xs font-medium text-ink-2">
              {note}
            </span>
          )}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-xs text-ink-2">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex shrink-0 items-center">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={described || undefined}
          aria-checked={checked}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className="switch peer"
        />
        <span aria-hidden className="switch-thumb" />
      </span>
    </label>
  )
}
