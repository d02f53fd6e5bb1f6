import { Ban, Check } from 'lucide-react'
import type { GroupCard } from '../../services/readers/whitelists.ts'
import type { Translate } from '../../texts/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import type { Column } from '../../ui/table.ts'
import { numberOf, type SortField } from './cardTable.ts'
import type { Permit } from './Permission.tsx'

/** What can be done with a card of a group; without it the cards are only seen. */
export interface CardActs {
  readonly href: (id: string) => string
  readonly isChosen?: (card: GroupCard) => boolean
  readonly choose?: (card: GroupCard, isChosen: boolean) => void
  readonly permit?: Permit
}

export const cardColumns = (
  t: Translate,
  { href, isChosen, choose, permit }: CardActs,
): readonly Column<GroupCard>[] => [
  {
    key: 'number' satisfies SortField,
    header: t('whitelists.card.number'),
    value: numberOf,
    cell: (card) => (
      <span className="flex items-center gap-3">
        {choose && (
          // Large enough for a finger, and no higher than the row.
          <label className="-m-3 flex size-10.5 shrink-0 cursor-pointer items-center justify-center pointer-coarse:size-11">
            <input
              type="checkbox"
              aria-label={t('whitelists.choose', { number: numberOf(card) })}
              checked={isChosen?.(card) === true}
              onChange={({ target }) => choose(card, target.checked)}
              className="tick"
            />
          </label>
        )}
        <TextLink href={href(card.Id)}>{numberOf(card)}</TextLink>
      </span>
    ),
    sortable: true,
    phone: 'title',
  },
  {
    key: 'description' satisfies SortField,
    header: t('whitelists.card.description'),
    value: ({ Description }) => Description,
    cell: ({ Description }) => <span className="wrap-anywhere">{Description}</span>,
    sortable: true,
    quiet: true,
    phone: 'detail',
  },
  {
    key: 'may' satisfies SortField,
    header: t('whitelists.may'),
    value: ({ IsAuthorized }) => t(`whitelists.may.${IsAuthorized ? 'yes' : 'no'}`),
    cell: ({ IsAuthorized }) => (
      <Badge
        tone={IsAuthorized ? 'ok' : 'off'}
        icon={IsAuthorized ? Check : Ban}
        label={t(`whitelists.may.${IsAuthorized ? 'yes' : 'no'}`)}
      />
    ),
    sortable: true,
    phone: 'status',
  },
  ...(permit ? [permitColumn(t, permit)] : []),
]

/** A card that has no printed number in the group would leave it with its permission: it can only be removed. */
const permitColumn = (t: Translate, permit: Permit): Column<GroupCard> => ({
  key: 'act',
  header: t('whitelists.card.act'),
  cell: (card) => {
    if (card.IsAuthorized && card.PrintedNumber === undefined) return null
    const may = !card.IsAuthorized
    return (
      <Button
        size="sm"
        busy={permit.isBusy(card.Id)}
        disabled={permit.isWaiting && !permit.isBusy(card.Id)}
        aria-label={t(may ? 'whitelists.permit.one' : 'whitelists.withdraw.one', { number: numberOf(card) })}
        onClick={() => permit.give({ ids: [card.Id], may })}
      >
        {t(may ? 'whitelists.permit' : 'whitelists.withdraw')}
      </Button>
    )
  },
  align: 'end',
  phone: 'detail',
})
