import type { RecordFields } from '@portal/machines'
import { type Filter, type Role, rules } from '@portal/schemas'
import type { ComponentType } from 'react'
import type { RecordRoutes } from '../../data/records.ts'
import type { TextKey } from '../../texts/index.ts'
import type { Icon } from '../../ui/icon.ts'
import type { Column } from '../../ui/table.ts'
import type { Tone } from '../../ui/tone.ts'

/** A column of a list: what it holds and how it is written comes from `meta`. */
export type RecordColumn = {
  readonly field: string
  /** The record that it names is shown by its id: its name would say again what the row is called. */
  readonly byId?: boolean
} & Pick<Column<object>, 'phone' | 'priority' | 'quiet' | 'roomy'>

/** What the values of a field look like; 'status' for those of S4. */
export type ValueBadge = 'status' | Readonly<Record<string, { readonly tone: Tone; readonly icon: Icon }>>

/** Which rule each field breaks, as the texts name it. */
export type FieldFaults = Readonly<Partial<Record<string, 'required' | 'invalid'>>>

/** The rules that changes break: those of the screen, and numbers that cannot be read. */
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

/** Something that can be done with a record in one step. */
export interface RecordAction {
  readonly key: string
  readonly label: TextKey
  readonly icon: Icon
  readonly isPrimary?: boolean
  readonly isOffered: (record: object) => boolean
  /** Fields that it changes, or a command of the server, by the name under which the screen provides it. */
  readonly does: { readonly changes: Readonly<Record<string, unknown>> } | { readonly command: string }
  /** Told when the command succeeds. */
  readonly said?: TextKey
  /** More has to be said first: the form opens at this field, and nothing is saved yet. */
  readonly asks?: string
}

/** Rows that are often asked for: a chip above the list, with its count. */
export interface QuickView {
  /** The conditions; of the person who looks where they hang on that. */
  readonly filters: readonly Filter[] | ((me: string) => readonly Filter[])
  /** What it is called; the value of its last condition unless said. */
  readonly label?: TextKey
}

/** Rows that the line above the list counts, where there are any; its words have `{count}`. */
export interface ListFact {
  readonly label: TextKey
  readonly filters: readonly Filter[]
}

/** Another screen that works on records that are selected in a list. */
export interface Onward {
  readonly label: TextKey
  readonly icon: Icon
  readonly path: string
  /** Who may open it; anyone who sees the list unless said. */
  readonly role?: Role
}

/** A class of records as operators see it: all that its list and its detail need beside `meta` and words. */
export interface RecordScreen {
  readonly routes: RecordRoutes
  /** What the list is called (S2). */
  readonly title: TextKey
  readonly icon: Icon
  /** Where the list is. */
  readonly list: string
  /** Of many lists under one title: what this one is called, and where all of them are. */
  readonly among?: { readonly name: string; readonly href: string }
  /** Where one of its records is. */
  readonly path: (id: string) => string
  /** The field that a record is called by; its description unless said. */
  readonly titleField?: string
  /** The field that people name it by elsewhere, such as to a supplier; its id unless said. */
  readonly identifier?: string
  readonly columns: readonly RecordColumn[]
  /** Fields that the list needs beside its columns. */
  readonly needs?: readonly string[]
  /** The order at first: `-Start` for the latest on top. */
  readonly sort: string
  readonly pageSize?: number
  /** Its records change by themselves: what is on screen is read again after so long. */
  readonly refreshEvery?: number
  /** Conditions that always hold. */
  readonly fixed?: readonly Filter[]
  /** Views above the list, after the one of all. */
  readonly quick?: readonly QuickView[]
  /** What the line above the list says beside how many there are; without it there is no line. */
  readonly facts?: readonly ListFact[]
  /** Asked by `type` and `select` (S7) instead of by the fields of the columns. */
  readonly asked?: { readonly type: string; readonly select: string }
  /** Only what belongs to the own relation and those below it. */
  readonly isOwn?: boolean
  /** It is the person who looks: nothing is hidden from them. */
  readonly isSelf?: boolean
  /** Fields that name another record, with the name of the link (S7 `Links`). */
  readonly links?: Readonly<Record<string, string>>
  readonly looks?: Readonly<Record<string, ValueBadge>>
  /** Fields whose values the screen shows in its own way. */
  readonly cells?: Readonly<Record<string, ComponentType<{ value: unknown }>>>
  /** Fields that are often needed elsewhere, such as on the phone with a supplier: they have a button that copies them. */
  readonly copied?: readonly string[]
  /** Fields that the screen shows by itself, in place of the general list of what a record holds several of. */
  readonly shownByScreen?: readonly string[]
  /** Code that says that there is no such record. */
  readonly missing: string
  /** Fields that its detail shows in a way of its own, above the others. */
  readonly hidden?: readonly string[]
  /** The only fields that its detail shows, in this order; without it all that `meta` names. */
  readonly shown?: readonly string[]
  /** Fields that may be changed. */
  readonly editable?: readonly string[]
  /** Records that may be changed; without it all of them. */
  readonly isEditable?: (record: RecordFields) => boolean
  /** The rules of S5 that changed fields break, by field; without it the server alone says. */
  readonly faults?: (record: RecordFields, changes: RecordFields) => FieldFaults
  /** Values that a field of a record may change to; a field without an entry offers all values. */
  readonly choices?: Readonly<Record<string, (record: RecordFields) => readonly unknown[]>>
  /** Where there is a form of its own; without it the detail is the form. */
  readonly editAt?: (id: string) => string
  readonly actions?: readonly RecordAction[]
  /** Where selected records are taken to; only a list with actions of its own has a selection. */
  readonly onward?: readonly Onward[]
}

/** The rule of S5 for the email address of a record, where it was changed and is not left empty. */
export const emailFaults = (_: RecordFields, { Email }: RecordFields): FieldFaults => {
  const email = String(Email ?? '').trim()
  const fault = email === '' ? undefined : rules.email('invalid' as const)(email)
  return fault === undefined ? {} : { Email: fault }
}

/** The server refuses every change to a person whose details it masks. */
export const isUnprotected = ({ IsProtected }: RecordFields): boolean => IsProtected !== true

/** Statuses that a record may change to from its own, for `choices`. */
export const stepsOf =
  (steps: Readonly<Record<string, readonly string[]>>) =>
  ({ Status }: RecordFields): readonly string[] =>
    steps[String(Status)] ?? []

/** The views of a field that each show one of its values. */
export const quickBy = (field: string, ...values: readonly string[]): readonly QuickView[] =>
  values.map((value) => ({ filters: [{ field, operator: 'EX', value }] }))
