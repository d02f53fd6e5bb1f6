import { type Filter, formatFilter, genericCalls, SEARCH_MIN_LENGTH } from '@portal/schemas'
import { useDeferredValue, useState } from 'react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { LoadingBlock } from '../../components/LoadingBlock.tsx'
import { QueryView } from '../../components/QueryView.tsx'
import type { RecordScreen } from '../../components/records/recordScreen.ts'
import { entryOf } from '../../data/entry.ts'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const { filtered } = genericCalls('chargelocation', 'ChargeLocation')
/** Maximum number of locations; a link shows the rest in the list. */
const MOST = 5

export interface LocationSearchProps {
  /** List to search. */
  screen: Pick<RecordScreen, 'list' | 'isOwn'>
}

/** Searches charge locations, from three characters (S5). */
export const LocationSearch = ({ screen }: LocationSearchProps) => {
  const { t } = useI18n()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  return (
    <div className="mb-4 max-w-md">
      <SearchInput
        label={t('network.location.search')}
        placeholder={t('network.location.search')}
        value={typed}
        onSearch={setTyped}
        clearLabel={t('common.clearSearch')}
      />
      <p role="status" className="text-sm text-ink-2 not-empty:mt-2">
        {text !== '' && text.length < SEARCH_MIN_LENGTH && t('places.tooShort')}
      </p>
      {text.length >= SEARCH_MIN_LENGTH && <Found screen={screen} text={text} />}
    </div>
  )
}

const Found = ({ screen, text }: LocationSearchProps & { text: string }) => {
  const { t } = useI18n()
  const { Relation } = useUserInfo()
  const filter = formatFilter([{ field: 'Description', operator: 'CO', value: text } satisfies Filter])
  const read = useQuery(filtered, {
    query: {
      filter,
      pagesize: MOST,
      DataCategories: 'BASIC',
      ...(screen.isOwn && { relid: Relation.Id }),
    },
  })
  return (
    <QueryView
      entry={entryOf(read)}
      failed={t('record.failed')}
      loading={<LoadingBlock className="mt-2 h-16" />}
    >
      {({ Data: locations, Page: { Results } }) =>
        locations.length === 0 ? (
          <p className="mt-2 text-sm text-ink-2">{t('network.location.notFound')}</p>
        ) : (
          <ul aria-label={t('network.location.found')} className="mt-2 grid gap-1.5 text-sm wrap-anywhere">
            {locations.map(({ Id, Description }) => (
              <li key={Id}>
                <TextLink href={paths.netLocation(Id)}>{Description || Id}</TextLink>
              </li>
            ))}
            {Results > locations.length && (
              <li>
                <TextLink href={`${screen.list}?${new URLSearchParams({ filter })}`}>
                  {t('record.more', { count: Results - locations.length })}
                </TextLink>
              </li>
            )}
          </ul>
        )
      }
    </QueryView>
  )
}
