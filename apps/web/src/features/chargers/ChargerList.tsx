import { dataOf } from '@portal/machines'
import type { FilterOperator } from '@portal/schemas'
import { Plus } from 'lucide-react'
import { useSearch } from 'wouter'
import { useI18n, useSystem } from '../../app/context.ts'
import { chargerSentence } from '../../components/chargerSentence/sentence.ts'
import { ExportButton } from '../../components/ExportButton.tsx'
import { useErrorName } from '../../components/errorName.ts'
import { listColumns } from '../../components/lists/columns.tsx'
import { listFilters } from '../../components/lists/filters.ts'
import { QueryView } from '../../components/QueryView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { TableColumnsButton } from '../../components/TableColumnsButton.tsx'
import { TableFilters } from '../../components/TableFilters.tsx'
import { TableRows } from '../../components/TableRows.tsx'
import { Updated } from '../../components/Updated.tsx'
import type { CacheEntry } from '../../data/entry.ts'
import { useChosenRelation, useListRelation } from '../../data/listRelation.ts'
import { pageOf, useLocalTable } from '../../data/localTable.ts'
import { paths } from '../../data/paths.ts'
import { useChargepointList } from '../../data/query.ts'
import { viewFromAddress } from '../../data/tableAddress.ts'
import { useArrangedTable } from '../../data/tableLayout.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { Button } from '../../ui/Button.tsx'
import { ChargerPicture } from '../../ui/ChargerPicture.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ToggleChip } from '../../ui/ToggleChip.tsx'
import { CHARGER_COLUMNS, sentenceColumn } from './list.tsx'
import { chargerTable, FILTER_FIELDS, isDirectFilter, isFilterField } from './listView.ts'
import { StateChips } from './StateChips.tsx'

/**
 * Chargers of the chosen relation, or all that the user can see, refetched while the page is visible (S4). The URL
 * holds the filters, the sort order and the page.
 */
export const ChargerList = () => {
  const { t } = useI18n()
  const isDirect = viewFromAddress(useSearch(), chargerTable).filters.some(isDirectFilter)
  const entry = useChargepointList(useChosenRelation()?.Id, isDirect)
  const loaded = dataOf(entry.viewState)
  const chargers = loaded ?? []
  const locations = new Set(chargers.map(({ LocationId }) => LocationId)).size
  return (
    <div className="wide">
      <ScreenHeader
        title={t('chargers.title')}
        actions={
          <LinkButton
            // An empty list has its own primary button, which requests the first charger.
            variant={loaded?.length === 0 ? 'secondary' : 'primary'}
            icon={Plus}
            href={paths.installation({ start: 'INSTALLATION' })}
          >
            {t('chargers.add')}
          </LinkButton>
        }
        {...(entry.viewState.viewState === 'loading' && { context: <Skeleton className="h-5.5 w-48" /> })}
        {...(chargers.length > 0 && {
          context: t('chargers.context', { count: chargers.length, locations }),
        })}
      />
      <QueryView
        entry={entry}
        loading={<Chargers entry={entry} chargers={undefined} />}
        failed={t('reads.chargersFailed')}
      >
        {(all) =>
          all.length === 0 && !isDirect ? <NoChargers /> : <Chargers entry={entry} chargers={all} />
        }
      </QueryView>
    </div>
  )
}

const NoChargers = () => {
  const { t } = useI18n()
  return (
    <EmptyState
      level={2}
      picture={<ChargerPicture />}
      title={t('chargers.empty.title')}
      actions={
        <LinkButton variant="primary" icon={Plus} href={paths.newRequest({ start: 'CHARGER' })}>
          {t('chargers.empty.action')}
        </LinkButton>
      }
    >
      {t('chargers.empty.text')}
    </EmptyState>
  )
}

interface ChargersProps {
  entry: CacheEntry<readonly ReadCharger[]>
  /** Undefined while loading. */
  chargers: readonly ReadCharger[] | undefined
}

const Chargers = ({ entry: { viewState, refresh }, chargers }: ChargersProps) => {
  const { t, formats } = useI18n()
  const { bco } = useSystem()
  const errorName = useErrorName()
  const table = useLocalTable(chargers, chargerTable)
  const { filters, sort } = table.view
  const sentence = sentenceColumn((charger, words) =>
    chargerSentence(charger, bco().now(), { ...words, errorName }),
  )
  const arranged = useArrangedTable(
    'chargers',
    listColumns(CHARGER_COLUMNS, { t, formats }),
    listColumns([sentence], { t, formats }),
  )
  const { columns } = arranged
  const valueOf = (name: string) => filters.find(({ field }) => field === name)?.value ?? ''
  const narrow = (field: string, operator: FilterOperator, value: string) =>
    table.show({
      filters: [
        ...filters.filter((one) => one.field !== field),
        ...(value === '' ? [] : [{ field, operator, value }]),
      ],
    })
  const clear = () => table.show({ filters: [] })
  const relation = useListRelation()
  const isDirect = filters.some(isDirectFilter)
  const hasBelow = isDirect || chargers?.some(({ RelationId }) => RelationId !== relation)
  return (
    <>
      <StateChips
        chargers={chargers}
        chosen={valueOf('state')}
        onChoose={(state) => narrow('state', 'EX', state)}
      />
      {hasBelow && (
        <div className="mb-3">
          <ToggleChip pressed={isDirect} onPress={() => narrow('direct', 'EX', isDirect ? '' : '1')}>
            {t('chargers.direct')}
          </ToggleChip>
        </div>
      )}
      <TableFilters
        filterFields={listFilters(FILTER_FIELDS, CHARGER_COLUMNS, t)}
        filters={filters.filter(({ field }) => isFilterField(field))}
        onChange={(conditions) =>
          table.show({ filters: [...filters.filter(({ field }) => !isFilterField(field)), ...conditions] })
        }
        onReload={refresh}
        search={
          <SearchInput
            className="grow max-sm:basis-full sm:max-w-xs"
            label={t('chargers.search')}
            placeholder={t('chargers.search.hint')}
            value={valueOf('q')}
            onSearch={(text) => narrow('q', 'CO', text)}
            clearLabel={t('table.clear')}
          />
        }
        age={<Updated at={'at' in viewState ? viewState.at : undefined} />}
        tools={
          <>
            <TableColumnsButton title={t('chargers.title')} table={arranged} />
            <ExportButton
              title={t('chargers.title')}
              columns={columns}
              view={table.view}
              total={table.page?.Results ?? 0}
              readPage={async (view) => pageOf(chargers ?? [], view, chargerTable)}
            />
          </>
        }
      />
      <TableRows
        table={table}
        caption={t('chargers.table', {
          column: columns.find(({ key }) => key === sort?.field)?.header ?? '',
        })}
        columns={columns}
        compact={arranged.density === 'compact'}
        rowKey={chargerTable.rowKey}
        rowHref={({ Id }) => paths.charger(Id)}
        noMatch={
          <EmptyState
            level={2}
            title={t('chargers.noMatch.title')}
            actions={<Button onClick={clear}>{t('table.clear')}</Button>}
          >
            {t('chargers.noMatch.text', { count: chargers?.length ?? 0 })}
          </EmptyState>
        }
      />
    </>
  )
}
