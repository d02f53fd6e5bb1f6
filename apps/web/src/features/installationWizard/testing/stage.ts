import { useSyncExternalStore } from 'react'

/*
 * Stubs for the dependencies of the wizard's screens. Tests install each one with `vi.mock`, so this file must not
 * import the modules that it replaces.
 */

export const stage = {
  i18n: undefined as unknown,
  listening: new Set<() => void>(),
  wizard: undefined as unknown,
  /** Id of the read that fails, and its error code. */
  unread: undefined as { readonly id: string; readonly code: string } | undefined,
  /** False if the browser cannot store the draft. */
  isStored: true,
  /** Ids of the retried reads. */
  retried: [] as string[],
}

const listen = (listener: () => void) => {
  stage.listening.add(listener)
  return () => stage.listening.delete(listener)
}

export const context = {
  useI18n: () => useSyncExternalStore(listen, () => stage.i18n),
  useConfig: () => ({ productName: 'Charge Portal', support: { email: 'help@example.org' } }),
}

const record = {
  Id: 'X1',
  Code: 'X1',
  Description: 'The one, BE-BCA-000001-0',
  Name: 'Sofie Claes',
  Number: 'BE-BCA-000001-0',
  Relation: { Id: 'X1' },
  Type: 'AC',
  KwhFee: 0.4,
  MonthlyFee: 5,
  Street: 'Kaai',
}
const table = { Data: [record], Page: { Results: 1 } }

/** Every list contains the same record, unless its read fails. */
export const reads = {
  useQuery: ({ id }: { id: string }, input: object | undefined) => {
    const retry = () => stage.retried.push(id)
    if (input === undefined) return { retry }
    if (id === stage.unread?.id) return { error: { code: stage.unread.code, message: '' }, retry }
    if (id === 'listSelectableRelations') return { data: [record], retry }
    return { data: id.startsWith('one') ? record : table, retry }
  },
}
