import { useI18n } from '../../app/context.ts'
import { WriteDialog } from '../../components/WriteDialog.tsx'
import type { GroupCard, ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import { Button } from '../../ui/Button.tsx'
import { useMoveCards, useRemoveCards } from './cardWrites.ts'
import { MoveTarget } from './MoveTarget.tsx'
import type { Permit } from './Permission.tsx'
import { useDraft } from './useDraft.ts'
import type { RemovalOffer } from './wiring.ts'
import { openWith } from './write.ts'

export interface ChosenCardsProps {
  group: ReadWhitelistGroup
  chosen: readonly GroupCard[]
  found: number
  onChooseFound: () => void
  onClear: () => void
  permit: Permit
  offer: RemovalOffer
}

export const ChosenCards = ({
  group,
  chosen,
  found,
  onChooseFound,
  onClear,
  permit,
  offer,
}: ChosenCardsProps) => {
  const { t } = useI18n()
  const move = useMoveCards(group)
  const remove = useRemoveCards(group, offer)
  const removed = useDraft(remove).draft
  const waiting = chosen.filter(({ IsAuthorized }) => !IsAuthorized).map(({ Id }) => Id)
  const isAny = chosen.length > 0
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface px-4 py-2.5 text-sm shadow-near">
      <p role="status" className="mr-auto py-1 font-medium tabular-nums">
        {t('whitelists.chosen', { count: chosen.length })}
      </p>
      {isAny && (
        <>
          {waiting.length > 0 && (
            <Button
              size="sm"
              busy={waiting.every(permit.isBusy)}
              onClick={() => permit.give({ ids: waiting, may: true })}
            >
              {t('whitelists.permit.chosen')}
            </Button>
          )}
          <Button size="sm" onClick={() => openWith(move, { ids: chosen.map(({ Id }) => Id), to: '' })}>
            {t('whitelists.move')}
          </Button>
          <Button size="sm" variant="danger" onClick={() => openWith(remove, chosen)}>
            {t('whitelists.remove')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onClear}>
            {t('whitelists.chosen.clear')}
          </Button>
        </>
      )}
      {!isAny && found > 0 && (
        <Button size="sm" variant="ghost" onClick={onChooseFound}>
          {t('whitelists.chosen.found', { count: found })}
        </Button>
      )}
      <WriteDialog
        writing={move}
        words={{
          title: t('whitelists.move.title', { count: useDraft(move).draft.ids.length }),
          send: t('whitelists.move.send'),
          busy: t('whitelists.move.busy'),
          failed: t('whitelists.move.failed'),
        }}
      >
        <p>{t('whitelists.move.text', { code: group.Code })}</p>
        <MoveCardsTo group={group} move={move} />
      </WriteDialog>
      <WriteDialog
        writing={remove}
        isDangerous
        words={{
          title: t('whitelists.remove.title', { count: removed.length }),
          send: t('whitelists.remove'),
          busy: t('whitelists.remove.busy'),
          failed: t('whitelists.remove.failed'),
        }}
      >
        <p>{t('whitelists.remove.text', { code: group.Code })}</p>
      </WriteDialog>
    </div>
  )
}

const MoveCardsTo = ({
  group,
  move,
}: {
  group: ReadWhitelistGroup
  move: ReturnType<typeof useMoveCards>
}) => {
  const { draft, isMissing, isBusy, change } = useDraft(move)
  return (
    <MoveTarget
      group={group}
      value={draft.to}
      isMissing={isMissing}
      isBusy={isBusy}
      onChange={(to) => change({ ...draft, to })}
    />
  )
}
