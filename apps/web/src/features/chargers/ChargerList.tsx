import { dataOf } from '@portal/machines'
import { type Chargepoint, DISPLAY_STATES, FIRST_PAGE, PAGE_SIZES } from '@portal/schemas'
import { Mail, RotateCw } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { useConfig, useI18n } from '../../app/context.ts'
import { EntryFace } from '../../components/EntryFace.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { WithAge } from '../../components/WithAge.tsx'
import type { CacheEntry } from '../../data/entry.ts'
import { paths } from '../../data/paths.ts'
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
  const { t } = useI18n()
  const entry = useChargepointList(useChosenRelation()?.Id)
  const chargers = dataOf(entry.face) ?? []
  const locations = new Set(chargers.map(({ LocationId }) => LocationId)).size
  return (
    <>
      <ScreenHeader
        title={t('chargers.title')}
        {...(chargers.length > 0 && {
          context: t('chargers.context', { count: chargers.length, locations }),
        })}
      />
      <EntryFace
        entry={entry}
        loading={<Chargers entry={entry} chargers={undefined} />}
        failed={t('reads.chargersFailed')}
      >
        {(all) => (all.length === 0 ? <NoChargers /> : <Chargers entry={entry} chargers={all} />)}
      </EntryFace>
    </>
  )
}

const NoChargers = () => {
  const { t } = useI18n()
  const { support } = useConfig()
  return (
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
  )
}

interface ChargersProps {
  entry: CacheEntry<Chargepoint[]>
  /** All of them; undefined until they are there. */
  chargers: readonly Chargepoint[] | undefined
}

const Chargers = ({ entry: { face, refresh }, chargers }: ChargersProps) => {
  const { t, formats } = useI18n()
  const [search, setSearch] = useSearchParams()
  const view = viewFromSearch(search.toString())
  const show = (change: Partial<ListView>) =>
    setSearch(viewToSearch({ ...view, page: FIRST_PAGE, ...change }), { replace: true })
  const all = chargers ?? []
  const shown = applyView(all, view)
  const clear = () => show({ search: '', state: undefined })
  const columns = chargerColumns(t, formats)
  const sortColumn = columns.find(({ key }) => key === view.sort)

  return (
    <>
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
          {'at' in face && (
            <span className="tabular-nums max-sm:order-last max-sm:basis-full max-sm:text-xs">
              <WithAge at={face.at} text={(age) => t('chargers.updated', { age })} />
            </span>
          )}
          <Button icon={RotateCw} size="lg" onClick={refresh}>
            {t('chargers.refresh')}
          </Button>
        </div>
      </search>
      <DataTable
        caption={t('chargers.table', { column: sortColumn?.header ?? '' })}
        columns={columns}
        rows={shown.rows}
        rowKey={(charger) => charger.Id}
        rowHref={(charger) => paths.charger(charger.Id)}
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
