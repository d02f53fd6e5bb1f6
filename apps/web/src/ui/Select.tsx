import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes.ts'
import { CONTROL_LOOK } from './controlLook.ts'
import { Field, type FieldLabels } from './Field.tsx'

export interface SelectProps extends FieldLabels, Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'> {
  options: readonly { value: string; label: string }[]
}

/** Native select, which works best on a phone. */
export const Select = ({ label, hint, error, optional, options, className, ...rest }: SelectProps) => (
  <Field label={label} hint={hint} error={error} optional={optional}>
    {(control) => (
      <span className="relative block">
        <select
          {...rest}
          {...control}
          className={classes(CONTROL_LOOK, 'appearance-none truncate pr-9', className)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
        />
      </span>
    )}
  </Field>
)
