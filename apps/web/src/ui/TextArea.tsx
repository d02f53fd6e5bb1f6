import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes.ts'
import { CONTROL_LOOK } from './controlLook.ts'
import { Field, type FieldLabels } from './Field.tsx'

export interface TextAreaProps extends FieldLabels, Omit<ComponentPropsWithRef<'textarea'>, 'id'> {}

export const TextArea = ({ label, hint, error, optional, className, ...rest }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} optional={optional}>
    {(control) => (
      <textarea
        rows={4}
        {...rest}
        {...control}
        className={classes(
          CONTROL_LOOK,
          'field-sizing-content max-h-100 min-h-26 resize-y py-2 pointer-coarse:min-h-26',
          className,
        )}
      />
    )}
  </Field>
)
