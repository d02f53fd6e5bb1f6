import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { ExportButton } from '../../components/ExportButton.tsx'
import { listColumns } from '../../components/lists/columns.tsx'
import { TableColumnsButton } from '../../components/TableColumnsButton.tsx'
import { TableRows } from '../../components/TableRows.tsx'
import { pageOf, useLocalTable } from '../../data/localTable.ts'
import { useArrangedTable } from '../../data/tableLayout.ts'
import type { ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Select } from '../../ui/Select.tsx'
import { AddCards } from './AddCards.tsx'
import type { Area } from './area.ts'
import { ChosenCards } from './ChosenCards.tsx'
import { cardColumns, MAY } from './cardColumns.tsx'
import { cardTable, chosenOf, stillMarked, toggled } from './cardTable.ts'
import { usePermission } from './cardWrites.ts'
import { PermissionOutcome, usePermissionOf } from './Permission.tsx'
import { RemovedCards } from './RemovedCards.tsx'
import { useRemovalOffer } from './wiring.ts'

export interface GroupCardsProps {
  group: ReadWhitelistGroup
  area: Area
  mayManage: boolean
}

/** Cards of a group. The selection survives a new search. */
export const GroupCards = ({ group, area, mayManage }: GroupCardsProps) => {
  const { t, formats } = useI18n()
  const all = group.Tokens
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const chosen = chosenOf(all, marked)
  const left = stillMarked(all, marked)
  if (left !== marked) setMarked(left)
  const permission = usePermission(group)
  const permit = usePermissionOf(permission)
  const offer = useRemovalOffer(group)
  const table = useLocalTable(all, cardTable)
  const { filters } = table.view
  const valueOf = (name: string) => filters.find(({ field }) => field === name)?.value ?? ''
  const narrow = (field: string, value: string) =>
    table.show({
      filters: [
        ...filters.filter((one) => one.field !== field),
        ...(value === ''
          ? []
          : [{ field, operator: field === 'q' ? ('CO' as const) : ('EX' as const), value }]),
      ],
    })
  const arranged = useArrangedTable(
    'groupCards',
    listColumns(
      cardColumns({
        href: area.card,
        ...(mayManage && {
          isChosen: ({ Id }) => marked.has(Id),
          choose: ({ Id }, isChosen) => setMarked((before) => toggled(before, Id, isChosen)),
          permit,
        }),
      }),
      { t, formats },
    ),
  )
  const { columns } = arranged
  const found = () =>
    pageOf(all, { ...table.view, page: 1, pageSize: Math.max(1, all.length) }, cardTable).rows
  return (
    <section aria-labelledby="whitelist-cards" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="whitelist-cards" className="text-lg font-semibold tracking-[-0.01em]">
          {t('whitelists.cards')}{' '}
          <span className="text-sm font-medium text-ink-3 tabular-nums">{formats.count(all.length)}</span>
        </h2>
        {mayManage && <AddCards area={area} group={group} />}
      </div>
      {all.length > 0 && (
        <search className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-2">
          <SearchInput
            className="grow max-sm:basis-full sm:max-w-xs"
            label={t('whitelists.cards.search')}
            placeholder={t('whitelists.cards.hint')}
            value={valueOf('q')}
            onSearch={(text) => narrow('q', text)}
            clearLabel={t('common.clear')}
          />
          <Select
            label={<span className="sr-only">{t('whitelists.may')}</span>}
            value={valueOf('may')}
            options={[
              { value: '', label: t('whitelists.may.any') },
              ...MAY.map((value) => ({ value, label: t(`whitelists.may.${value}`) })),
            ]}
            onChange={({ target }) => narrow('may', target.value)}
          />
          <div className="ml-auto flex gap-2">
            <TableColumnsButton title={t('whitelists.cards.of', { code: group.Code })} table={arranged} />
            <ExportButton
              title={t('whitelists.cards.of', { code: group.Code })}
              columns={columns}
              view={table.view}
              total={table.page?.Results ?? 0}
              readPage={async (view) => pageOf(all, view, cardTable)}
            />
          </div>
        </search>
      )}
      {mayManage && all.length > 0 && (
        <ChosenCards
          group={group}
          chosen={chosen}
          found={table.page?.Results ?? 0}
          onChooseFound={() => setMarked(new Set([...marked, ...found().map(({ Id }) => Id)]))}
          onClear={() => setMarked(new Set())}
          permit={permit}
          offer={offer}
        />
      )}
      {mayManage && <RemovedCards group={group} offer={offer} />}
      <PermissionOutcome writing={permission} />
      <TableRows
        table={table}
        caption={t('whitelists.cards.of', { code: group.Code })}
        columns={columns}
        compact={arranged.density === 'compact'}
        rowKey={cardTable.rowKey}
        noMatch={
          all.length === 0 ? (
            <EmptyState level={3} title={t('whitelists.cards.none.title')}>
              {t(mayManage ? 'whitelists.cards.none.text' : 'whitelists.cards.none.driver')}
            </EmptyState>
          ) : (
            <EmptyState
              level={3}
              title={t('table.noMatch.title')}
              actions={<Button onClick={() => table.show({ filters: [] })}>{t('table.clear')}</Button>}
            >
              {t('table.noMatch.text')}
            </EmptyState>
          )
        }
      />
    </section>
  )
}
