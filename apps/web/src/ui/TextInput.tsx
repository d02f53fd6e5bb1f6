import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from './classes.ts'
import { CONTROL_LOOK } from './controlLook.ts'
import { Field, type FieldLabels } from './Field.tsx'

export interface TextInputProps extends FieldLabels, Omit<ComponentPropsWithRef<'input'>, 'id'> {
  aside?: ReactNode
}

export const TextInput = ({ label, hint, error, optional, aside, className, ...rest }: TextInputProps) => (
  <Field label={label} hint={hint} error={error} optional={optional}>
    {(control) => (
      <span className="relative block">
        <input {...rest} {...control} className={classes(CONTROL_LOOK, className)} />
        {aside && (
          <span className="absolute inset-y-0 right-3 flex items-center gap-1.5 text-xs">{aside}</span>
        )}
      </span>
    )}
  </Field>
)
