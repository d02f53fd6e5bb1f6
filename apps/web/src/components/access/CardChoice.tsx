import { type ReactNode, useId, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { GroupError } from '../../ui/GroupError.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SkippedRecords } from '../SkippedRecords.tsx'
import { ListFailed } from './ListFailed.tsx'
import { useCards } from './options.ts'

export interface CardChoiceProps {
  legend: string
  relationId: string
  value: readonly string[]
  error?: ReactNode
  onChoose: (card: { readonly Id: string; readonly Description: string }, isChosen: boolean) => void
}

const LOADING = ['a', 'b', 'c']

/** Multiple choice of a relation's charge cards, searched by number. Cards stay chosen even if a search hides them. */
export const CardChoice = ({ legend, relationId, value, error: wrong, onChoose }: CardChoiceProps) => {
  const { t } = useI18n()
  const id = useId()
  const [sought, setSought] = useState('')
  const { data, error, retry } = useCards(relationId, sought.trim())
  return (
    <fieldset aria-describedby={wrong ? `${id}-note` : undefined} className="min-w-0">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 text-sm font-semibold">
        {legend}
        <span className="text-xs font-medium text-ink-3">
          {t('install.tokens.chosen', { count: value.length })}
        </span>
      </legend>
      <SearchInput
        label={t('install.tokens.search')}
        placeholder={t('install.tokens.search')}
        value={sought}
        onSearch={setSought}
        clearLabel={t('common.clearSearch')}
        autoComplete="off"
        // Enter would submit the surrounding form.
        onKeyDownCapture={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {error && !data ? (
        <div className="mt-2">
          <ListFailed failure={error} onRetry={retry} />
        </div>
      ) : (
        <ul className="mt-2 max-h-64 overflow-y-auto rounded-card border border-line bg-surface">
          {!data &&
            LOADING.map((row) => (
              <li key={row} className="border-b border-line px-4 py-3.5 last:border-b-0">
                <Skeleton className="h-4 w-48" />
              </li>
            ))}
          {data?.Data.map(({ Id, Number, Description }) => (
            <li key={Id} className="border-b border-line last:border-b-0">
              <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-sunken">
                <input
                  type="checkbox"
                  checked={value.includes(Id)}
                  onChange={({ target }) => onChoose({ Id, Description: Description || Id }, target.checked)}
                  className="tick"
                />
                <span className="min-w-0 text-sm">
                  <span className="block font-semibold tabular-nums">{Number}</span>
                  {!Description.includes(Number) && <span className="block text-ink-2">{Description}</span>}
                </span>
              </label>
            </li>
          ))}
          {data?.Data.length === 0 && (
            <li className="px-4 py-3.5 text-sm text-ink-2">{t('install.tokens.none')}</li>
          )}
        </ul>
      )}
      <SkippedRecords answer={data} />
      {data && data.Page.Results > data.Data.length && (
        <p className="mt-1.5 text-xs text-ink-3">{t('install.tokens.more', { count: data.Data.length })}</p>
      )}
      <GroupError id={`${id}-note`}>{wrong}</GroupError>
    </fieldset>
  )
}
