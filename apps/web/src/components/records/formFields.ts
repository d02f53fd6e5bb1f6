import type { MetaField } from '@portal/schemas/contract'
import type { RecordAction, RecordScreen } from './recordScreen.ts'

/** True if the server lets a write change the field of a record that exists. */
export const isWritable = ({ IsReadOnly, IsImmutable }: MetaField): boolean =>
  IsReadOnly !== true && IsImmutable !== true

/**
 * Fields of a form, with the values that may be chosen: those of the screen that the server lets a write change. An
 * action that asks for more is a form of that one field.
 */
export const formFields = (
  { editable = [], choices }: Pick<RecordScreen, 'editable' | 'choices'>,
  meta: readonly MetaField[],
  asked?: RecordAction,
): readonly MetaField[] =>
  (asked?.asks === undefined ? editable : [asked.asks]).flatMap((name) =>
    meta
      .filter((field) => field.Name === name && isWritable(field))
      .map((field) => {
        const offered = choices?.[name]
        if (!offered || !field.EnumValues) return field
        return { ...field, EnumValues: field.EnumValues.filter((value) => offered.includes(value)) }
      }),
  )
