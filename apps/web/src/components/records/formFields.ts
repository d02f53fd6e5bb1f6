import type { RecordFields } from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'
import type { RecordAction, RecordScreen } from './recordScreen.ts'

/** True if the server lets a write change the field of a record that exists. */
export const isWritable = ({ IsReadOnly, IsImmutable }: MetaField): boolean =>
  IsReadOnly !== true && IsImmutable !== true

/** True if the screen has a form for the record. */
export const hasForm = (
  { editable, editAt, isEditable }: Pick<RecordScreen, 'editable' | 'editAt' | 'isEditable'>,
  record: RecordFields,
): boolean => (editable !== undefined || editAt !== undefined) && (isEditable?.(record) ?? true)

/** True if the field of a record may change to the value. */
export const mayChangeTo = (
  { choices }: Pick<RecordScreen, 'choices'>,
  record: RecordFields,
  field: string,
  value: unknown,
): boolean => choices?.[field]?.(record).includes(value) ?? true

/**
 * Fields of the form of a record: those of the screen that the server lets a write change. A choice offers the stored
 * value and those that it may change to. An action that asks for more is a form of that one field.
 */
export const formFields = (
  screen: Pick<RecordScreen, 'editable' | 'choices'>,
  meta: readonly MetaField[],
  record: RecordFields,
  asked?: RecordAction,
): readonly MetaField[] =>
  (asked?.asks === undefined ? (screen.editable ?? []) : [asked.asks]).flatMap((name) =>
    meta
      .filter((field) => field.Name === name && isWritable(field))
      .map((field) => {
        if (!field.EnumValues) return field
        const EnumValues = field.EnumValues.filter(
          (value) => value === record[name] || mayChangeTo(screen, record, name, value),
        )
        return { ...field, EnumValues }
      }),
  )
