import type { CommandTrayRef } from '@portal/machines'
import { asCardNumber, formatFilter, genericCalls } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { QueryView } from '../../components/QueryView.tsx'
import { entryOf } from '../../data/entry.ts'
import { useQuery } from '../../data/query.ts'
import { linkedRecord } from '../../data/records.ts'
import type { ReadToken } from '../../services/readers/cards.ts'
import { Loading } from '../../ui/Loading.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const { filtered } = genericCalls('token', 'Token')
/** Maximum number of cards shown. Users find other cards with the search. */
const LIMIT = 6

/** Selects an active card for a remote start. */
export const CardChoice = ({ tray }: { tray: CommandTrayRef }) => {
  const { t } = useI18n()
  const text = useSelector(tray, ({ context }) => context.text)
  const searched = useSelector(tray, ({ context }) => context.searched).trim()
  const read = useQuery(filtered, {
    query: {
      filter: formatFilter([
        { field: 'State', operator: 'EX', value: 'ACTIVE' },
        ...(searched === ''
          ? []
          : [{ field: 'Number', operator: 'CO', value: asCardNumber(searched) } as const]),
      ]),
      orderby: 'Number',
      pagesize: LIMIT,
      DataCategories: 'BASIC,STATE',
      Links: 'RelationContact',
    },
  })
  const { data } = read
  const hasSearch = text !== '' || searched !== '' || (data?.Page.Results ?? 0) > LIMIT
  return (
    <>
      <p className="mt-1">{t('commands.card.choose')}</p>
      {hasSearch && (
        <div className="mt-3">
          <SearchInput
            label={t('commands.card.search')}
            placeholder={t('commands.card.hint')}
            value={text}
            onSearch={(typed) => tray.send({ type: 'FIND', text: typed })}
            clearLabel={t('common.clearSearch')}
          />
        </div>
      )}
      <QueryView
        entry={entryOf(read)}
        loading={
          <Loading label={t('shell.loading')}>
            <Skeleton className="mt-3 h-13" />
            <Skeleton className="mt-2 h-13" />
          </Loading>
        }
        failed={t('commands.card.failed')}
      >
        {({ Data }) => (
          <fieldset className="mt-3">
            <legend className="sr-only">{t('commands.card')}</legend>
            <div className="grid gap-2">
              {Data.map((card) => (
                <CardOption key={card.Id} tray={tray} card={card} />
              ))}
            </div>
          </fieldset>
        )}
      </QueryView>
      <p role="status" className="mt-2 empty:hidden">
        {data?.Data.length === 0 && t('commands.card.none')}
      </p>
    </>
  )
}

const CardOption = ({ tray, card }: { tray: CommandTrayRef; card: ReadToken }) => {
  const chosen = useSelector(tray, ({ context }) => context.card)
  const user = linkedRecord(card, 'RelationContact')?.Description ?? card.Description
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-control border border-line-control px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="card"
        className="tick"
        checked={chosen?.id === card.Id}
        onChange={() => tray.send({ type: 'CHOOSE', card: { id: card.Id, number: card.Number } })}
      />
      <span className="min-w-0">
        <span className="block font-medium text-ink tabular-nums">{card.Number}</span>
        {user !== '' && <span className="block text-xs wrap-anywhere">{user}</span>}
      </span>
    </label>
  )
}
