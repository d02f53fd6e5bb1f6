import { Ban, Check } from 'lucide-react'
import type { DeclaredColumn } from '../../components/lists/columns.tsx'
import type { ValueBadges } from '../../components/lists/valueLooks.tsx'
import type { GroupCard } from '../../services/readers/whitelists.ts'
import { Button } from '../../ui/Button.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import type { Permit } from './Permission.tsx'

/** Actions on a card of a group; omitted if the user has only read access. */
export interface CardActions {
  readonly href: (id: string) => string
  readonly isChosen?: (card: GroupCard) => boolean
  readonly choose?: (card: GroupCard, isChosen: boolean) => void
  readonly permit?: Permit
}

export const MAY = ['yes', 'no'] as const
const MAY_BADGES: ValueBadges<(typeof MAY)[number]> = {
  yes: { tone: 'ok', icon: Check, label: 'whitelists.may.yes' },
  no: { tone: 'off', icon: Ban, label: 'whitelists.may.no' },
}

/** Returns the printed number of a card, or its id if it has no printed number. */
export const numberOf = ({ Id, PrintedNumber }: GroupCard): string => PrintedNumber ?? Id

export const cardColumns = ({
  href,
  isChosen,
  choose,
  permit,
}: CardActions): readonly DeclaredColumn<GroupCard>[] => [
  {
    kind: 'text',
    field: 'number',
    header: 'whitelists.card.number',
    value: numberOf,
    cell: (card, { t }) => (
      <span className="flex items-center gap-3">
        {choose && (
          // Enlarges the touch target without making the row taller.
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
    phone: 'title',
  },
  {
    kind: 'text',
    field: 'description',
    header: 'whitelists.card.description',
    value: ({ Description }) => Description,
    cell: ({ Description }) => <span className="wrap-anywhere">{Description}</span>,
    quiet: true,
    phone: 'detail',
  },
  {
    kind: 'badge',
    field: 'may',
    header: 'whitelists.may',
    value: ({ IsAuthorized }) => (IsAuthorized ? 'yes' : 'no'),
    values: MAY_BADGES,
    phone: 'status',
  },
  ...(permit ? [permitColumn(permit)] : []),
]

/**
 * Toggles the permission of a card. A card without a printed number would leave the group along with its permission,
 * so it can only be removed.
 */
const permitColumn = (permit: Permit): DeclaredColumn<GroupCard> => ({
  kind: 'text',
  field: 'act',
  header: 'whitelists.card.act',
  isUnsorted: true,
  value: () => undefined,
  cell: (card, { t }) => {
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
