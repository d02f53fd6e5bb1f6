import { useI18n } from '../../app/context.ts'
import { LoadingBlock } from '../../components/LoadingBlock.tsx'
import { QueryView } from '../../components/QueryView.tsx'
import { entryOf } from '../../data/entry.ts'
import type { ReadWhitelist, ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import { Select } from '../../ui/Select.tsx'
import { useGroupsOf } from './reads.ts'

export interface MoveTargetProps {
  group: ReadWhitelistGroup
  /** Lists of the group that the user can also select. */
  lists?: readonly ReadWhitelist[]
  value: string
  isMissing: boolean
  isBusy: boolean
  onChange: (code: string) => void
}

/** Selects another group of the relation, or one of the lists. */
export const MoveTarget = ({ group, lists = [], value, isMissing, isBusy, onChange }: MoveTargetProps) => {
  const { t } = useI18n()
  return (
    <QueryView
      entry={entryOf(useGroupsOf(group.RelationId))}
      loading={<LoadingBlock className="h-16" />}
      failed={t('whitelists.failed')}
    >
      {({ Data }) => {
        const others = Data.filter(({ Id }) => Id !== group.Id)
        if (others.length + lists.length === 0) return <p>{t('whitelists.move.none')}</p>
        return (
          <div className="text-ink">
            <Select
              label={t('whitelists.move.to')}
              error={isMissing && t('whitelists.move.missing')}
              disabled={isBusy}
              value={value}
              options={[
                { value: '', label: t('table.choose') },
                ...others.map(({ Code, Description }) => ({
                  value: Code,
                  label: `${Code} · ${Description}`,
                })),
                ...lists.map(({ Code }) => ({
                  value: Code,
                  label: t('whitelists.move.toList', { code: Code }),
                })),
              ]}
              onChange={({ target }) => onChange(target.value)}
            />
          </div>
        )
      }}
    </QueryView>
  )
}
