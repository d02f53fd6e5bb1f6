import {
  createTable,
  queryOf,
  type TableMachine,
  type TablePage,
  type TableQuery,
  type TableRef,
  type TableView,
} from '@portal/machines'
import type { Filter } from '@portal/schemas'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from 'wouter'
import { useSystem } from '../app/context.ts'
import type { Answer } from '../services/bco.ts'
import type { ReadTable } from '../services/readers/index.ts'
import { fromPromise } from './fromPromise.ts'
import { inspected } from './inspection.ts'
import {
  openingView,
  type TableAddress,
  useRestoredFilters,
  viewFromAddress,
  writeView,
} from './tableAddress.ts'
import { useReloadAfterWrites } from './written.ts'

export interface TableOptions<TRow> extends TableAddress {
  /** Conditions that always apply. */
  readonly fixed: readonly Filter[]
  readonly read: (query: TableQuery, signal: AbortSignal) => Promise<Answer<ReadTable<TRow>>>
}

/** A table with pages from the server: its actor, and a function that reads any page. */
export interface TableSource<TRow> {
  readonly actor: TableRef<TRow>
  readonly readPage: (view: TableView, signal: AbortSignal) => Promise<TablePage<TRow>>
}

const toPage = <TRow>({ data, at }: Answer<ReadTable<TRow>>): TablePage<TRow> => ({
  rows: data.Data,
  page: data.Page,
  at,
})

/** One machine for all types of rows. */
const anyTable = createTable<unknown>()

/** Creates a table that runs while the view is open; its query is in the URL. */
export const useTable = <TRow>(options: TableOptions<TRow>): TableSource<TRow> => {
  const { filters } = useSystem()
  const search = useSearch()
  const [view] = useState(() => openingView(options, filters))
  const table = useActorRef(
    (anyTable as unknown as TableMachine<TRow>).provide({
      actors: {
        readPage: fromPromise<TablePage<TRow>, TableQuery>(async ({ input, signal }) =>
          toPage(await options.read(input, signal)),
        ),
      },
      actions: {
        tellAddress: (_, params) => writeView(params.view, options, filters),
      },
    }),
    { input: { fixed: options.fixed, view }, ...inspected },
  ) as TableRef<TRow>
  // Read the current URL, which already has the restored filters.
  const tell = useEffectEvent((_search: string) =>
    table.send({ type: 'ADDRESS_CHANGED', view: viewFromAddress(window.location.search, options) }),
  )
  useRestoredFilters(options, filters)
  useEffect(() => tell(search), [search])
  useReloadAfterWrites(table)
  return {
    actor: table,
    readPage: async (view, signal) => toPage(await options.read(queryOf(options.fixed, view), signal)),
  }
}
