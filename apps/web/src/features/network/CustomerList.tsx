import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { RelationField } from '../../components/RelationField.tsx'
import { RecordTable } from '../../components/records/RecordList.tsx'
import { CreateRelation, type ParentFieldProps } from '../../components/relations/CreateRelation.tsx'
import { RelationTree } from '../../components/relationTree/RelationTree.tsx'
import { ALL } from '../../components/relationTree/wiring.ts'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { networkPaths } from '../../data/networkPaths.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { RELATIONS } from './declared/customers.ts'

/** The customer that a new one belongs to: found by its name. */
const ParentField = (field: ParentFieldProps) => {
  const { t } = useI18n()
  return (
    <RelationField
      {...field}
      label={t('network.customers.parent')}
      hint={t('network.customers.parent.hint')}
      none={t('network.customers.parent.none')}
      failed={t('network.customers.parent.failed')}
      all={t('network.customers.parent.without')}
    />
  )
}

/** All customers, as a list or as the tree that they form; the address says which. */
export const CustomerList = () => {
  const { t } = useI18n()
  const isTree = new URLSearchParams(useSearch()).get('view') === 'tree'
  return (
    <>
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
                navigate(networkPaths.netRelations(view === 'tree' ? { view } : undefined), { replace: true })
              }
            />
            <CreateRelation ParentField={ParentField} path={networkPaths.netRelation} />
          </>
        }
      />
      {isTree ? (
        <RelationTree root={ALL} path={networkPaths.netRelation} />
      ) : (
        <RecordTable screen={RELATIONS} ownViews={['tree']} />
      )}
    </>
  )
}
