import {
  selectEntryData,
  selectEntryError,
  selectEntryFace,
  selectEntryFetchedAt,
  selectIsEntryBusy,
} from '@portal/machines'
import { DISPLAY_STATES, FIRST_PAGE, PAGE_SIZES } from '@portal/schemas'
import { Mail, RotateCw } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { useConfig, useI18n } from '../../app/context.ts'
import { FailedRead } from '../../components/FailedRead.tsx'
import { OlderData } from '../../components/OlderData.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { WithAge } from '../../components/WithAge.tsx'
import { useChargepointList } from '../../data/reads.ts'
import { useChosenRelation } from '../../data/shownRelation.ts'
import { Button } from '../../ui/Button.tsx'
import { ChargerPicture } from '../../ui/ChargerPicture.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Select } from '../../ui/Select.tsx'
import { chargerColumns } from './columns.tsx'
import { applyView, type ListView, SORT_FIELDS, viewFromSearch, viewToSearch } from './listView.ts'

const LOADING_ROWS = 6

/** All chargers that the person may see: found, sorted and paged in the address, refetched while they are looked at (S4). */
export const ChargerList = () => {
  const { t, formats } = useI18n()
  const { support } = useConfig()
  const [search, setSearch] = useSearchParams()
  const relation = useChosenRelation()?.Id
  const { entry, snapshot } = useChargepointList(relation)
  const face = selectEntryFace(snapshot)
  const chargers = selectEntryData(snapshot)
  const error = selectEntryError(snapshot)
  const fetchedAt = selectEntryFetchedAt(snapshot)
  const isBusy = selectIsEntryBusy(snapshot)

  const view = viewFromSearch(search.toString())
  const show = (change: Partial<ListView>) =>
    setSearch(viewToSearch({ ...view, page: FIRST_PAGE, ...change }), { replace: true })
  const retry = () => entry.send({ type: 'RETRY' })

  if (!chargers && face !== 'loading' && error) {
    return (
      <>
        <ScreenHeader title={t('chargers.title')} />
        <FailedRead title={t('reads.chargersFailed')} failure={error} onRetry={retry} busy={isBusy} />
      </>
    )
  }
  if (chargers?.length === 0) {
    return (
      <>
        <ScreenHeader title={t('chargers.title')} />
        <EmptyState
          level={2}
          picture={<ChargerPicture />}
          title={t('chargers.empty.title')}
          actions={
            <LinkButton variant="primary" icon={Mail} href={`mailto:${support.email}`}>
              {t('chargers.empty.action')}
            </LinkButton>
          }
        >
          {t('chargers.empty.text')}
        </EmptyState>
      </>
    )
  }

  const all = chargers ?? []
  const shown = applyView(all, view)
  const locations = new Set(all.map(({ LocationId }) => LocationId)).size
  const clear = () => show({ search: '', state: undefined })
  const columns = chargerColumns(t, formats)
  const sortColumn = columns.find(({ key }) => key === view.sort)

  return (
    <>
      <ScreenHeader
        title={t('chargers.title')}
        {...(chargers && { context: t('chargers.context', { count: all.length, locations }) })}
      />
      {face === 'outdated' && fetchedAt !== undefined && (
        <OlderData at={fetchedAt} failure={error} onRetry={retry} busy={isBusy} />
      )}
      <search className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-2">
        <SearchInput
          className="grow max-sm:basis-full sm:max-w-xs"
          label={t('chargers.search')}
          placeholder={t('chargers.search.hint')}
          value={view.search}
          onSearch={(text) => show({ search: text })}
          clearLabel={t('chargers.clear')}
        />
        <Select
          label={<span className="sr-only">{t('chargers.state')}</span>}
          value={view.state ?? ''}
          options={[
            { value: '', label: t('chargers.state.any') },
            ...DISPLAY_STATES.map((state) => ({ value: state, label: t(`display.${state}`) })),
          ]}
          onChange={({ target }) => show({ state: DISPLAY_STATES.find((state) => state === target.value) })}
        />
        {(view.search || view.state) && (
          <Button variant="ghost" size="lg" onClick={clear}>
            {t('chargers.clear')}
          </Button>
        )}
        <div className="ml-auto flex items-center gap-3 text-sm text-ink-3 max-sm:contents">
          {fetchedAt !== undefined && (
            <span className="tabular-nums max-sm:order-last max-sm:basis-full max-sm:text-xs">
              <WithAge at={fetchedAt} text={(age) => t('chargers.updated', { age })} />
            </span>
          )}
          <Button icon={RotateCw} size="lg" onClick={() => entry.send({ type: 'FORCE' })}>
            {t('chargers.refresh')}
          </Button>
        </div>
      </search>
      <DataTable
        caption={t('chargers.table', { column: sortColumn?.header ?? '' })}
        columns={columns}
        rows={shown.rows}
        rowKey={(charger) => charger.Id}
        rowHref={(charger) => `/my/chargepoints/${encodeURIComponent(charger.Id)}`}
        sort={{ key: view.sort, direction: view.isDescending ? 'descending' : 'ascending' }}
        onSort={({ key, direction }) =>
          show({
            sort: SORT_FIELDS.find((field) => field === key) ?? view.sort,
            isDescending: direction === 'descending',
          })
        }
        sortWords={{
          label: t('chargers.sortBy'),
          ascending: t('chargers.ascending'),
          descending: t('chargers.descending'),
        }}
        loadingRows={chargers ? 0 : LOADING_ROWS}
        empty={
          <EmptyState
            level={2}
            title={t('chargers.noMatch.title')}
            actions={<Button onClick={clear}>{t('chargers.clear')}</Button>}
          >
            {t('chargers.noMatch.text', { count: all.length })}
          </EmptyState>
        }
      />
      {shown.total > 0 && (
        <Pagination
          page={shown.page}
          pageCount={shown.pageCount}
          onPage={(page) => show({ page })}
          pageSize={String(view.pageSize)}
          pageSizes={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          onPageSize={(size) => show({ pageSize: Number(size) })}
          summary={t('chargers.range', {
            from: (shown.page - 1) * view.pageSize + 1,
            to: (shown.page - 1) * view.pageSize + shown.rows.length,
            total: shown.total,
          })}
          words={{
            label: t('chargers.pages'),
            rowsPerPage: t('chargers.rows'),
            previous: t('chargers.previous'),
            next: t('chargers.next'),
          }}
        />
      )}
    </>
  )
}
