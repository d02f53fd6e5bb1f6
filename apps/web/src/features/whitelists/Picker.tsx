import { type ReactNode, useId } from 'react'
import { useI18n } from '../../app/context.ts'
import { QueryView } from '../../components/QueryView.tsx'
import type { Entry } from '../../data/entry.ts'
import { GroupError } from '../../ui/GroupError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export interface Choice {
  readonly id: string
  readonly title: string
  readonly help?: string | undefined
  /** Set if the option is already present and cannot be chosen. */
  readonly isTaken?: boolean
}

export interface PickerProps {
  kind: 'radio' | 'checkbox'
  legend: string
  /** Shown next to the legend, for example '3 chosen'. */
  note?: ReactNode
  searchLabel: string
  sought: string
  onSearch: (text: string) => void
  choices: Entry<readonly Choice[]>
  failed: string
  /** True if there are more options than shown. */
  isMore?: boolean
  none: string
  chosen: readonly string[]
  onChoose: (id: string, isChosen: boolean) => void
  error?: ReactNode
  isReadOnly?: boolean
}

const LOADING = ['a', 'b', 'c']
const BOX = 'mt-2 max-h-60 overflow-y-auto rounded-card border border-line bg-surface'

/** Searchable selection among many options. The selection survives a new search. */
export const Picker = (props: PickerProps) => {
  const { kind, legend, note, searchLabel, sought, onSearch, none, chosen, error } = props
  const { t } = useI18n()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined} className="min-w-0 text-ink">
      <legend className="mb-1.5 flex w-full flex-wrap items-baseline justify-between gap-x-3 text-sm font-semibold">
        {legend}
        {note !== undefined && <span className="text-xs font-medium text-ink-3">{note}</span>}
      </legend>
      <SearchInput
        label={searchLabel}
        placeholder={searchLabel}
        value={sought}
        onSearch={onSearch}
        clearLabel={t('common.clear')}
        autoComplete="off"
        // Prevent Enter from submitting the surrounding form.
        onKeyDownCapture={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <QueryView
        entry={props.choices}
        loading={
          <Loading label={t('shell.loading')}>
            <div className={BOX}>
              {LOADING.map((row) => (
                <div key={row} className="border-b border-line px-4 py-3.5 last:border-b-0">
                  <Skeleton className="h-4 w-48" />
                </div>
              ))}
            </div>
          </Loading>
        }
        failed={props.failed}
      >
        {(choices) => (
          <>
            <ul className={BOX}>
              {choices.map((choice) => (
                <li key={choice.id} className="border-b border-line last:border-b-0">
                  <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-sunken has-disabled:cursor-default">
                    <input
                      type={kind}
                      name={id}
                      checked={chosen.includes(choice.id)}
                      disabled={choice.isTaken === true || props.isReadOnly === true}
                      onChange={({ target }) => props.onChoose(choice.id, target.checked)}
                      className="tick"
                    />
                    <span className="min-w-0 text-sm wrap-anywhere">
                      <span className="block font-semibold tabular-nums">{choice.title}</span>
                      {choice.help !== undefined && <span className="block text-ink-2">{choice.help}</span>}
                    </span>
                  </label>
                </li>
              ))}
              {choices.length === 0 && <li className="px-4 py-3.5 text-sm text-ink-2">{none}</li>}
            </ul>
            {props.isMore && (
              <p className="mt-1.5 text-xs text-ink-3">{t('whitelists.more', { count: choices.length })}</p>
            )}
          </>
        )}
      </QueryView>
      <GroupError id={`${id}-note`}>{error}</GroupError>
    </fieldset>
  )
}
