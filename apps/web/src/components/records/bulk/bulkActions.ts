import type { OperationInput } from '@portal/schemas/contract'
import type { ComponentType } from 'react'
import { askRecord, editedBody } from '../../../data/records.ts'
import type { Bco, CallOptions } from '../../../services/bco.ts'
import type { AnyRecord } from '../../../services/readers/anyRecord.ts'
import type { TextKey } from '../../../texts/index.ts'
import type { Icon } from '../../../ui/icon.ts'
import type { RecordAction, RecordScreen } from '../recordScreen.ts'

type CreateUpdate = OperationInput<NonNullable<RecordScreen['routes']['createupdate']>['id']>

/** Expected outcome of an action for a record. */
export interface Foreseen {
  readonly answer: unknown
  /** True if the server would refuse the action. */
  readonly isRefused: boolean
}

/** Action that runs on many records, one after the other. */
export interface BulkAction {
  readonly key: string
  readonly label: TextKey
  readonly icon: Icon
  /** True if the action changes the record; the preview lists the records that stay unchanged. */
  readonly isOffered: (record: object, value: string) => boolean
  readonly does:
    | { readonly changes: (value: string, now: number) => Readonly<Record<string, unknown>> }
    | {
        readonly call: (bco: Bco, record: AnyRecord, options: CallOptions, value: string) => Promise<unknown>
      }
  /** Reads the expected outcome of each record before the run. */
  readonly preview?: {
    readonly read: (bco: Bco, record: AnyRecord, signal: AbortSignal) => Promise<Foreseen>
    readonly Foreseen: ComponentType<{ readonly answer: unknown }>
  }
  /** Renders the outcome for a record from the response. Only needed if the outcome is more than 'done'. */
  readonly Outcome?: ComponentType<{ readonly answer: unknown }>
  /** Value that the user must enter before the action runs. */
  readonly asks?:
    | {
        readonly label: string
        /** Without options, the value is free text. */
        readonly options?: readonly { readonly value: string; readonly label: string }[]
      }
    | {
        /** Form with this id, submitted by a button of the dialog. */
        readonly Form: ComponentType<{ readonly id: string; readonly onValue: (value: string) => void }>
        /** Describes the value before the run. */
        readonly Summary: ComponentType<{ readonly value: string; readonly records: readonly AnyRecord[] }>
      }
}

/** Converts a record action if it can run in bulk: it must change fields without asking for input. */
const ofMany = ({ key, label, icon, isOffered, does, asks }: RecordAction): readonly BulkAction[] =>
  'changes' in does && asks === undefined
    ? [{ key, label, icon, isOffered, does: { changes: () => does.changes } }]
    : []

/** Returns the bulk actions of a screen: those of its records and those added by its list. */
export const bulkActionsOf = (
  { actions = [], routes }: Pick<RecordScreen, 'actions' | 'routes'>,
  more: readonly BulkAction[] = [],
): readonly BulkAction[] => [...(routes.createupdate ? actions.flatMap(ofMany) : []), ...more]

export interface BulkChoice {
  readonly action: BulkAction
  readonly value: string
}

export const writeOne = async (
  bco: Bco,
  { createupdate }: RecordScreen['routes'],
  { action: { does }, value }: BulkChoice,
  record: AnyRecord,
  options: CallOptions,
): Promise<unknown> => {
  if ('call' in does) return does.call(bco, record, options, value)
  if (!createupdate) throw new Error('These records cannot be written.')
  // The fields and their types are known only at run time, from `meta`, so the compiler cannot check the body.
  const body = editedBody(record.Id, record, does.changes(value, bco.now()))
  return askRecord(bco, createupdate, { body } as unknown as CreateUpdate, options)
}
