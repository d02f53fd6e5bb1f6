import type { RecordFields } from '@portal/machines'
import {
  type Filter,
  type getCdrTotals,
  type getChargesessionTotals,
  type Role,
  rules,
} from '@portal/schemas'
import type { ComponentType } from 'react'
import type { RecordRoutes } from '../../data/records.ts'
import type { TextKey } from '../../texts/index.ts'
import type { Icon } from '../../ui/icon.ts'
import type { Column } from '../../ui/table.ts'
import type { Tone } from '../../ui/tone.ts'

/** Column of a list; its type and format come from `meta`. */
export type RecordColumn = {
  readonly field: string
  /** Set to show the id of a linked record, because its name would repeat the title of the row. */
  readonly byId?: boolean
} & Pick<Column<object>, 'phone' | 'priority' | 'quiet' | 'roomy'>

/** Badges of a field by value; 'status' for the statuses of S4. */
export type ValueBadge = 'status' | Readonly<Record<string, { readonly tone: Tone; readonly icon: Icon }>>

/** Broken validation rules by field. */
export type FieldFaults = Readonly<Partial<Record<string, 'required' | 'invalid'>>>

/** Validates changes: rules of the screen, and numbers that cannot be parsed. */
export const faultsOf = (
  { faults }: Pick<RecordScreen, 'faults'>,
  record: RecordFields,
  changes: RecordFields,
): FieldFaults => {
  const unreadable = Object.keys(changes).filter((field) => Number.isNaN(changes[field]))
  return {
    ...faults?.(record, changes),
    ...Object.fromEntries(unreadable.map((field) => [field, 'invalid'])),
  }
}

export interface RecordAction {
  readonly key: string
  readonly label: TextKey
  readonly icon: Icon
  readonly isPrimary?: boolean
  readonly isOffered: (record: object) => boolean
  /** Field changes, or the name of a command. */
  readonly does: { readonly changes: Readonly<Record<string, unknown>> } | { readonly command: string }
  readonly success?: TextKey
  /** Field to fill in first; opens the form at this field without saving. */
  readonly asks?: string
}

/** Quick view: a chip above the list with a count. */
export interface QuickView {
  /** Conditions, optionally dependent on the current user. */
  readonly filters: readonly Filter[] | ((me: string) => readonly Filter[])
  /** Label; defaults to the value of the last condition. */
  readonly label?: TextKey
}

/** Count in the summary line above the list, hidden if it is 0; its text contains `{count}`. */
export interface ListFact {
  readonly label: TextKey
  readonly filters: readonly Filter[]
}

/** Screen that the bulk bar links to for further work on the selected records. */
export interface Onward {
  readonly label: TextKey
  readonly icon: Icon
  readonly path: string
  /** Required role; by default everyone who sees the list. */
  readonly role?: Role
}

export interface RecordCreation {
  /** Path of the form. */
  readonly at: string
  /** Label of the button above the list, and title of the form. */
  readonly label: TextKey
  /** Fields of the form; without them, the screen at this path has its own form. */
  readonly fields?: readonly string[]
  /** Required fields that the server fills in if they are left empty. */
  readonly optional?: readonly string[]
  readonly initial?: RecordFields
}

/** Declaration of a record class for operators: everything that list and detail need besides `meta` and texts. */
export interface RecordScreen {
  readonly routes: RecordRoutes
  /** Title of the list (S2). */
  readonly title: TextKey
  readonly icon: Icon
  /** Path of the list. */
  readonly list: string
  /** Set if several lists share one title: the name of this list, and the path of their overview. */
  readonly among?: { readonly name: string; readonly href: string }
  readonly path: (id: string) => string
  /** Field used as the title of a record; defaults to its description. */
  readonly titleField?: string
  /** Field that identifies a record externally, such as to a supplier; defaults to its id. */
  readonly identifier?: string
  readonly columns: readonly RecordColumn[]
  /** Fields that the list needs in addition to its columns. */
  readonly needs?: readonly string[]
  /** Default order: `-Start` for the latest first. */
  readonly sort: string
  readonly pageSize?: number
  /** Polling interval in milliseconds, for records that change on their own. */
  readonly refreshEvery?: number
  /** Conditions that always apply. */
  readonly fixed?: readonly Filter[]
  /** Quick views, shown after the view of all records. */
  readonly quick?: readonly QuickView[]
  /** Totals of the filtered records, shown above the rows. */
  readonly totals?: typeof getChargesessionTotals | typeof getCdrTotals
  /** Counts beside the total in the summary line; without them, the line is hidden. */
  readonly facts?: readonly ListFact[]
  /** Requests `type` and `select` (S7) instead of the fields of the columns. */
  readonly fixedQuery?: { readonly type: string; readonly select: string }
  /** Set to restrict the list to the user's relation and its child relations. */
  readonly isOwn?: boolean
  /** Set if the record is the current user, whose sensitive fields are not hidden. */
  readonly isSelf?: boolean
  /** Fields that reference another record, with the name of the link (S7 `Links`). */
  readonly links?: Readonly<Record<string, string>>
  readonly looks?: Readonly<Record<string, ValueBadge>>
  readonly cells?: Readonly<Record<string, ComponentType<{ value: unknown; record?: object }>>>
  /** Fields with a copy button because they are often needed elsewhere, such as on the phone with a supplier. */
  readonly copied?: readonly string[]
  /** Nested fields that the screen renders itself instead of the generic list. */
  readonly customFields?: readonly string[]
  /** Error code for a record that does not exist. */
  readonly missing: string
  /** Fields that the facts omit, because the detail renders them elsewhere. */
  readonly hidden?: readonly string[]
  /** Fields of the detail, in this order; defaults to all fields of `meta`. */
  readonly detailFields?: readonly string[]
  readonly editable?: readonly string[]
  /** Fields without effect at the given values; forms leave them out. */
  readonly omits?: (record: RecordFields) => readonly string[]
  /** Lists of texts that the form shows as one text per line. */
  readonly lines?: readonly string[]
  /** True if the record is editable; defaults to all records. */
  readonly isEditable?: (record: RecordFields) => boolean
  /** Validation rules of S5 by field; without them, only the server validates. */
  readonly faults?: (record: RecordFields, changes: RecordFields) => FieldFaults
  /** Allowed values of a field for the given record; fields without an entry allow all values. */
  readonly choices?: Readonly<Record<string, (record: RecordFields) => readonly unknown[]>>
  /** Path of a separate form; without it, the detail contains the form. */
  readonly editAt?: (id: string) => string
  /** Shows the call that a form is about to make, beside its buttons. */
  readonly Call?: ComponentType<{ body: RecordFields }>
  readonly creates?: RecordCreation
  readonly actions?: readonly RecordAction[]
  /** Screens that accept the selected records. Rows can be selected only if the list has actions. */
  readonly onward?: readonly Onward[]
}

/** Validates a changed, non-empty email address (S5). */
export const emailFaults = (_: RecordFields, { Email }: RecordFields): FieldFaults => {
  const email = String(Email ?? '').trim()
  const fault = email === '' ? undefined : rules.email('invalid' as const)(email)
  return fault === undefined ? {} : { Email: fault }
}

/** False for a person with masked details, because the server refuses every change to them. */
export const isUnprotected = ({ IsProtected }: RecordFields): boolean => IsProtected !== true

/** Returns a rule for `choices`: the allowed successors of the current status. */
export const stepsOf =
  (steps: Readonly<Record<string, readonly string[]>>) =>
  ({ Status }: RecordFields): readonly string[] =>
    steps[String(Status)] ?? []

/** Returns one quick view per value of a field. */
export const quickBy = (field: string, ...values: readonly string[]): readonly QuickView[] =>
  values.map((value) => ({ filters: [{ field, operator: 'EX', value }] }))
