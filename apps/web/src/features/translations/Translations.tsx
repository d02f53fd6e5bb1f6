import { type TranslatedTexts, translationsFile } from '@portal/schemas'
import { Download, FileUp } from 'lucide-react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { LoadingBlock } from '../../components/LoadingBlock.tsx'
import { QueryView } from '../../components/QueryView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { entryOf } from '../../data/entry.ts'
import { paths } from '../../data/paths.ts'
import { saveFile } from '../../data/saveFile.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { isFound, SHOWN, type TextFilter, type TextRow, textsToFile } from './rows.ts'
import { TextEditor } from './TextEditor.tsx'
import { TextImport } from './TextImport.tsx'
import { TextTable } from './TextTable.tsx'
import { useTextRows } from './wiring.ts'

/** Parses the filter, the open text and the open dialog from the URL. */
const filterOf = (
  search: string,
): TextFilter & { readonly key: string | null; readonly asks: string | null } => {
  const query = new URLSearchParams(search)
  return {
    search: query.get('q') ?? '',
    area: query.get('area') ?? '',
    show: SHOWN.find((one) => one === query.get('show')) ?? 'all',
    key: query.get('key'),
    asks: query.get('open'),
  }
}

/** Returns the current URL with changed parameters. Removes empty parameters. */
const addressWith = (changes: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') query.delete(name)
    else query.set(name, value)
  }
  return paths.netTranslations(Object.fromEntries(query))
}

const show = (changes: Readonly<Record<string, string>>) => navigate(addressWith(changes), { replace: true })

const save = (rows: readonly TextRow[], onlyChanged: boolean) =>
  saveFile(
    'translations.json',
    new Blob([translationsFile(textsToFile(rows, onlyChanged))], { type: 'application/json' }),
  )

export const translationTool = (built: TranslatedTexts) =>
  function Translations() {
    const { t } = useI18n()
    const read = useTextRows(built)
    const rows = read.data ?? []
    const { asks } = filterOf(useSearch())
    const changed = rows.filter((row) => row.changed.length > 0).length
    return (
      <div className="wide">
        <ScreenHeader
          title={t('shell.netTranslations')}
          context={
            read.data
              ? t('translations.context', {
                  count: rows.length,
                  changed,
                  missing: rows.filter(({ missing }) => missing.length > 0).length,
                })
              : undefined
          }
          actions={
            <>
              <Button icon={FileUp} onClick={() => show({ open: 'import' })}>
                {t('translations.import')}
              </Button>
              <Button icon={Download} disabled={changed === 0} onClick={() => save(rows, true)}>
                {t('translations.exportChanges')}
              </Button>
              <Button icon={Download} disabled={!read.data} onClick={() => save(rows, false)}>
                {t('translations.exportAll')}
              </Button>
            </>
          }
        />
        <QueryView
          entry={entryOf(read)}
          loading={<LoadingBlock className="h-96" />}
          failed={t('translations.failed')}
        >
          {(all) => <TextRows rows={all} />}
        </QueryView>
        {asks === 'import' && <TextImport built={built} onClose={() => show({ open: '' })} />}
      </div>
    )
  }

const TextRows = ({ rows }: { rows: readonly TextRow[] }) => {
  const { t } = useI18n()
  const filter = filterOf(useSearch())
  const found = rows.filter((row) => isFound(row, filter))
  const areas = [...new Set(rows.map(({ area }) => area))].sort()
  const edited = rows.find(({ key }) => key === filter.key)
  const next = edited && found[found.indexOf(edited) + 1]
  return (
    <>
      <div className="mb-4 grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_14rem_auto]">
        <SearchInput
          label={t('translations.search')}
          placeholder={t('translations.search')}
          clearLabel={t('common.clearSearch')}
          value={filter.search}
          onSearch={(search) => show({ q: search })}
        />
        <Select
          label={t('translations.area')}
          value={filter.area}
          options={[
            { value: '', label: t('translations.area.all') },
            ...areas.map((area) => ({ value: area, label: area })),
          ]}
          onChange={({ target }) => show({ area: target.value })}
        />
        <div className="flex min-h-10.5 flex-wrap items-center gap-3 pointer-coarse:min-h-11">
          <SegmentedControl
            label={t('common.show')}
            value={filter.show}
            options={SHOWN.map((one) => ({ value: one, label: t(`translations.show.${one}`) }))}
            onChange={(one) => show({ show: one === 'all' ? '' : one })}
          />
        </div>
      </div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-2">
        <p role="status">{t('translations.found', { count: found.length })}</p>
        <TextLink href={`${paths.dashboard()}?showtranslations=1`} target="_blank" rel="noopener">
          {t('translations.inPlace')}
        </TextLink>
      </div>
      {found.length === 0 ? (
        <p className="rounded-card border border-line bg-surface px-4 py-10 text-center text-ink-2">
          {t('table.noMatch.title')}
        </p>
      ) : (
        <TextTable rows={found} hrefOf={({ key }) => addressWith({ key })} />
      )}
      {edited && (
        <TextEditor
          key={edited.key}
          row={edited}
          nextHref={next && addressWith({ key: next.key })}
          onClose={() => show({ key: '' })}
        />
      )}
    </>
  )
}
