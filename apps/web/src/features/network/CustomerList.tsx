import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { ParentField } from '../../components/people/ParentField.tsx'
import { RecordTable } from '../../components/records/RecordList.tsx'
import { CreateRelation } from '../../components/relations/CreateRelation.tsx'
import { RelationTree } from '../../components/relationTree/RelationTree.tsx'
import { ALL } from '../../components/relationTree/wiring.ts'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { paths } from '../../data/paths.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { RELATIONS } from './recordScreens/customers.ts'

/** All customers, as a list or a tree, depending on the URL. */
export const CustomerList = () => {
  const { t } = useI18n()
  const isTree = new URLSearchParams(useSearch()).get('view') === 'tree'
  return (
    // Same width as the list, so the view switch does not move.
    <div className="wide">
      <ScreenHeader
        title={t(RELATIONS.title as 'shell.network')}
        actions={
          <>
            <SegmentedControl
              label={t('network.customers.view')}
              value={isTree ? 'tree' : 'list'}
              options={(['list', 'tree'] as const).map((value) => ({
                value,
                label: t(`network.customers.view.${value}`),
              }))}
              onChange={(view) =>
                navigate(paths.netRelations(view === 'tree' ? { view } : undefined), { replace: true })
              }
            />
            <CreateRelation ParentField={ParentField} path={paths.netRelation} />
          </>
        }
      />
      {isTree ? (
        <RelationTree root={ALL} path={paths.netRelation} />
      ) : (
        <RecordTable screen={RELATIONS} ownViews={['tree']} />
      )}
    </div>
  )
}
