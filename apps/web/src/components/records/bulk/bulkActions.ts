import type { OperationInput } from '@portal/schemas/contract'
import type { ComponentType } from 'react'
import { askRecord, editedBody } from '../../../data/records.ts'
import type { Bco, CallOptions } from '../../../services/bco.ts'
import type { AnyRecord } from '../../../services/readers/anyRecord.ts'
import type { TextKey } from '../../../texts/index.ts'
import type { Icon } from '../../../ui/icon.ts'
import type { RecordAction, RecordScreen } from '../recordScreen.ts'

type CreateUpdate = OperationInput<NonNullable<RecordScreen['routes']['createupdate']>['id']>

/** Something that can be done with many records at once, one after the other. */
export interface BulkAction {
  readonly key: string
  readonly label: TextKey
  readonly icon: Icon
  /** Whether it does anything to a record; others stay as they are, and that is said before the run. */
  readonly isOffered: (record: object) => boolean
  /** What it does: fields that it changes, or a call of its own. */
  readonly does:
    | { readonly changes: (value: string, now: number) => Readonly<Record<string, unknown>> }
    | {
        readonly call: (bco: Bco, record: AnyRecord, options: CallOptions, value: string) => Promise<unknown>
      }
  /** Says what became of a record, from what the call answered, where that is more than 'done'. */
  readonly Outcome?: ComponentType<{ readonly said: unknown }>
  /** A value that is chosen first. */
  readonly asks?: {
    readonly label: string
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }
}

/** An action of one record that can be done with many: it changes fields, and asks nothing. */
const ofMany = ({ key, label, icon, isOffered, does, asks }: RecordAction): readonly BulkAction[] =>
  'changes' in does && asks === undefined
    ? [{ key, label, icon, isOffered, does: { changes: () => does.changes } }]
    : []

/** What can be done with many records of a screen: what its own actions change, and more that the list brings. */
export const bulkActionsOf = (
  { actions = [], routes }: Pick<RecordScreen, 'actions' | 'routes'>,
  more: readonly BulkAction[] = [],
): readonly BulkAction[] => [...(routes.createupdate ? actions.flatMap(ofMany) : []), ...more]

/** The act, and the value that was chosen for it. */
export interface BulkChoice {
  readonly action: BulkAction
  readonly value: string
}

/** Does it with one record as it was read. */
export const writeOne = async (
  bco: Bco,
  { createupdate }: RecordScreen['routes'],
  { action: { does }, value }: BulkChoice,
  record: AnyRecord,
  options: CallOptions,
): Promise<unknown> => {
  if ('call' in does) return does.call(bco, record, options, value)
  if (!createupdate) throw new Error('These records cannot be written.')
  // Only `meta` knows the fields and their types, at run time.
  const body = editedBody(record.Id, record, does.changes(value, bco.now()))
  return askRecord(bco, createupdate, { body } as unknown as CreateUpdate, options)
}
