import type { WritingRef } from '@portal/machines'
import { useState } from 'react'
import { useI18n, useSystem } from '../../app/context.ts'
import { WriteDialog } from '../../components/WriteDialog.tsx'
import { chargerNameOf } from '../../data/chargerName.ts'
import { entryOf } from '../../data/entry.ts'
import type { ReadPlacement } from '../../services/readers/placements.ts'
import type { ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import { Button } from '../../ui/Button.tsx'
import { type UseDraft, useAssign } from './groupWrites.ts'
import { Picker } from './Picker.tsx'
import { usePlacementGroup, usePlacements } from './reads.ts'
import { useDraft } from './useDraft.ts'
import { openWith } from './write.ts'

/** Allows the cards of a group to charge at another charger of its relation. */
export const UseElsewhere = ({ group }: { group: ReadWhitelistGroup }) => {
  const { t } = useI18n()
  const writing = useAssign('', group.Code)
  return (
    <>
      <Button
        size="sm"
        onClick={() => openWith(writing, { placement: '', version: undefined, group: group.Code })}
      >
        {t('whitelists.use')}
      </Button>
      <WriteDialog
        writing={writing}
        words={{
          title: t('whitelists.use.title', { code: group.Code }),
          send: t('whitelists.use.send'),
          failed: t('whitelists.use.failed'),
        }}
      >
        <ChoosePlacement group={group} writing={writing} />
      </WriteDialog>
    </>
  )
}

const ChoosePlacement = ({
  group,
  writing,
}: {
  group: ReadWhitelistGroup
  writing: WritingRef<UseDraft>
}) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const [sought, setSought] = useState('')
  const { draft, isMissing, isBusy, change } = useDraft(writing)
  const read = usePlacements(group.RelationId, sought.trim())
  const { data } = read
  const isOver = ({ EndDate }: ReadPlacement) => Date.parse(EndDate ?? '') < bco().now()
  const placements = data?.Data.filter((placement) => !isOver(placement))
  return (
    <>
      <Picker
        kind="radio"
        legend={t('whitelists.use.pick')}
        searchLabel={t('whitelists.use.search')}
        sought={sought}
        onSearch={setSought}
        choices={entryOf({
          ...read,
          data: placements?.map((placement) => ({
            id: placement.Id,
            title: chargerNameOf(placement),
            help:
              placement.WhitelistGroup === group.Code ? t('whitelists.use.here') : placement.WhitelistGroup,
            isTaken: placement.WhitelistGroup === group.Code,
          })),
        })}
        failed={t('whitelists.use.unread')}
        isMore={data !== undefined && data.Page.Results > data.Data.length}
        none={t('whitelists.use.none')}
        chosen={[draft.placement]}
        onChoose={(placement) => {
          const version = placements?.find(({ Id }) => Id === placement)?.Version
          change({ ...draft, placement, version })
        }}
        error={isMissing && t('whitelists.use.missing')}
        isReadOnly={isBusy}
      />
      <UsedNow id={draft.placement} />
    </>
  )
}

const UsedNow = ({ id }: { id: string }) => {
  const { t } = useI18n()
  const { data } = usePlacementGroup(id)
  return (
    <p role="status" className="empty:hidden">
      {data && t('whitelists.use.now', { code: data.Code, count: data.Tokens.length })}
    </p>
  )
}
