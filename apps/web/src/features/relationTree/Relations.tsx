import { useI18n, useUserInfo } from '../../app/context.ts'
import { GroupOnly } from '../../components/GroupOnly.tsx'
import { CreateRelation } from '../../components/relations/CreateRelation.tsx'
import { RelationTree } from '../../components/relationTree/RelationTree.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { paths } from '../../data/paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'

/** Tree of the organisations below the user's own, for administrators of a group (S6). */
export const Relations = () => {
  const { t } = useI18n()
  const { Relation } = useUserInfo()
  const title = t('relationTree.title')
  return (
    <GroupOnly>
      <ScreenHeader
        title={title}
        context={t('relationTree.context', { name: Relation.Description })}
        breadcrumbs={
          <Breadcrumbs
            label={t('common.breadcrumb')}
            crumbs={[{ label: t('shell.organisation'), href: paths.organisation() }, { label: title }]}
          />
        }
        actions={<CreateRelation parent={Relation} path={paths.relation} />}
      />
      <RelationTree root={Relation.Id} path={paths.relation} />
    </GroupOnly>
  )
}
