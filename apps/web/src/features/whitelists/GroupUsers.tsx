import { useI18n } from '../../app/context.ts'
import { CardView } from '../../components/CardView.tsx'
import { WriteDialog } from '../../components/WriteDialog.tsx'
import { chargerNameOf } from '../../data/chargerName.ts'
import type { ReadPlacement } from '../../services/readers/placements.ts'
import type { ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import type { GroupCardsProps } from './GroupCards.tsx'
import { useAssign } from './groupWrites.ts'
import { MoveTarget } from './MoveTarget.tsx'
import { useUsers } from './reads.ts'
import { UseElsewhere } from './UseElsewhere.tsx'
import { useDraft } from './useDraft.ts'
import { openWith } from './write.ts'

export const GroupUsers = ({ group, area, mayManage }: GroupCardsProps) => {
  const { t } = useI18n()
  const read = useUsers(group.Code)
  const { data } = read
  const isMore = data !== undefined && data.Page.Results > data.Data.length
  return (
    <Card title={t('whitelists.users')} note={data?.Page.Results} padded={false}>
      <CardView read={read} failed={t('whitelists.users.failed')} height="h-12">
        {({ Data }) =>
          Data.length === 0 ? (
            <p className="px-4.5 pb-4.5 text-sm text-ink-2">{t('whitelists.users.empty')}</p>
          ) : (
            <ul className="max-h-96 overflow-y-auto">
              {Data.map((placement) => (
                <li
                  key={placement.Id}
                  className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line px-4.5 py-2.5 text-sm not-first:border-t"
                >
                  <TextLink className="min-w-0 wrap-anywhere" href={area.charger(placement.ChargePointId)}>
                    {chargerNameOf(placement)}
                  </TextLink>
                  {mayManage && <UseAnother group={group} placement={placement} />}
                </li>
              ))}
            </ul>
          )
        }
      </CardView>
      {isMore && (
        <p className="border-t border-line px-4.5 py-2.5 text-xs text-ink-3">
          {t('whitelists.more', { count: data.Data.length })}
        </p>
      )}
      {mayManage && (
        <div className="border-t border-line px-4.5 py-3">
          <UseElsewhere group={group} />
        </div>
      )}
    </Card>
  )
}

/** Assigns another group to a charger, which allows deleting a group in use. */
const UseAnother = ({ group, placement }: { group: ReadWhitelistGroup; placement: ReadPlacement }) => {
  const { t } = useI18n()
  const writing = useAssign(placement.Id, '')
  const { draft, isMissing, isBusy, change } = useDraft(writing)
  const name = chargerNameOf(placement)
  return (
    <>
      <Button
        size="sm"
        aria-label={t('whitelists.change.one', { name })}
        onClick={() => openWith(writing, { placement: placement.Id, version: placement.Version, group: '' })}
      >
        {t('whitelists.change')}
      </Button>
      <WriteDialog
        writing={writing}
        words={{
          title: t('whitelists.change.title', { name }),
          send: t('whitelists.use.send'),
          failed: t('whitelists.use.failed'),
        }}
      >
        <p>{t('whitelists.change.text', { code: group.Code })}</p>
        <MoveTarget
          group={group}
          value={draft.group}
          isMissing={isMissing}
          isBusy={isBusy}
          onChange={(code) => change({ ...draft, group: code })}
        />
      </WriteDialog>
    </>
  )
}
