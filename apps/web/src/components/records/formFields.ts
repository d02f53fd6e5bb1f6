import type { RecordFields } from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'
import type { RecordAction, RecordScreen } from './recordScreen.ts'

/** True if the server accepts changes to this field of an existing record. */
export const isWritable = ({ IsReadOnly, IsImmutable }: MetaField): boolean =>
  IsReadOnly !== true && IsImmutable !== true

/** True if the record is editable on this screen. */
export const hasForm = (
  { editable, editAt, isEditable }: Pick<RecordScreen, 'editable' | 'editAt' | 'isEditable'>,
  record: RecordFields,
): boolean => (editable !== undefined || editAt !== undefined) && (isEditable?.(record) ?? true)

export const mayChangeTo = (
  { choices }: Pick<RecordScreen, 'choices'>,
  record: RecordFields,
  field: string,
  value: unknown,
): boolean => choices?.[field]?.(record).includes(value) ?? true

/**
 * Returns the fields of the edit form: editable on the screen and writable on the server. A choice offers the stored
 * value and its allowed successors. An action that asks for input has a form of one field.
 */
export const formFields = (
  screen: Pick<RecordScreen, 'editable' | 'choices'>,
  meta: readonly MetaField[],
  record: RecordFields,
  action?: RecordAction,
): readonly MetaField[] =>
  (action?.asks === undefined ? (screen.editable ?? []) : [action.asks]).flatMap((name) =>
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
