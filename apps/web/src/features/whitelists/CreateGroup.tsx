import type { WritingRef } from '@portal/machines'
import { Plus } from 'lucide-react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { WriteDialog } from '../../components/WriteDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import type { Area } from './area.ts'
import { type GroupDraft, useCreateGroup } from './groupWrites.ts'
import { NamedFields } from './NamedFields.tsx'
import { useRelations } from './reads.ts'
import { useDraft } from './useDraft.ts'

/** Creates a group for the current relation, or for another relation that the user can select. */
export const CreateGroup = ({ area, relation }: { area: Area; relation: string }) => {
  const { t } = useI18n()
  const writing = useCreateGroup(area, relation)
  return (
    <>
      <Button variant="primary" icon={Plus} onClick={() => writing.send({ type: 'OPEN' })}>
        {t('whitelists.create')}
      </Button>
      <WriteDialog
        writing={writing}
        words={{
          title: t('whitelists.create.title'),
          send: t('whitelists.create.send'),
          failed: t('whitelists.create.failed'),
        }}
      >
        <RelationField area={area} writing={writing} />
        <NamedFields writing={writing} />
      </WriteDialog>
    </>
  )
}

const RelationField = ({ area, writing }: { area: Area; writing: WritingRef<GroupDraft> }) => {
  const { t } = useI18n()
  const { Relation } = useUserInfo()
  const { draft, isBusy, change } = useDraft(writing)
  const { data: relations = [] } = useRelations()
  const isListed = relations.some(({ Id }) => Id === draft.relation)
  if (relations.length < 2) return null
  const own = { value: Relation.Id, label: Relation.Description }
  return (
    <div className="text-ink">
      <Select
        label={t(area.relation)}
        disabled={isBusy}
        value={draft.relation}
        options={[
          ...(isListed ? [] : [own]),
          ...relations.map(({ Id, Description }) => ({ value: Id, label: Description })),
        ]}
        onChange={({ target }) => change({ ...draft, relation: target.value })}
      />
    </div>
  )
}
