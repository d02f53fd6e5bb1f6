import {
  selectFoundCount,
  selectTreeAnswers,
  selectTreeFailure,
  selectTreeRows,
  selectTreeSearch,
  selectTreeViewState,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { ArrowDownAZ, ArrowUpAZ } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { FailedRead } from '../FailedRead.tsx'
import { LoadingBlock } from '../LoadingBlock.tsx'
import { SkippedRecords } from '../SkippedRecords.tsx'
import { TreeLines } from './TreeLines.tsx'
import { useRelationTree } from './wiring.ts'

export interface RelationTreeProps {
  /** Id of the root relation; empty for all relations. */
  root: string
  path: (id: string) => string
  /** Id of the relation that the screen shows beside the tree. */
  chosen?: string | undefined
}

/**
 * Tree of relations with expandable branches and a search that shows the path to its matches. Supports mouse and
 * keyboard.
 */
export const RelationTree = ({ root, path, chosen }: RelationTreeProps) => {
  const { t } = useI18n()
  const tree = useRelationTree(root)
  const viewState = useSelector(tree, selectTreeViewState)
  const failure = useSelector(tree, selectTreeFailure)
  const rows = useSelector(tree, selectTreeRows, sameRows)
  const answers = useSelector(tree, selectTreeAnswers)
  const text = useSelector(tree, ({ context }) => context.text)
  const search = useSelector(tree, selectTreeSearch)
  const count = useSelector(tree, selectFoundCount)
  const searchFailure = useSelector(tree, ({ context }) => context.searchError)
  const isDescending = useSelector(tree, ({ context }) => context.isDescending)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2.5">
        <SearchInput
          className="min-w-0 grow basis-60"
          label={t('tree.search')}
          placeholder={t('tree.search')}
          clearLabel={t('common.clearSearch')}
          value={text}
          onSearch={(typed) => tree.send({ type: 'FIND', text: typed })}
        />
        <Button
          size="lg"
          icon={isDescending ? ArrowUpAZ : ArrowDownAZ}
          onClick={() => tree.send({ type: 'SORT' })}
        >
          {t(isDescending ? 'tree.descending' : 'tree.ascending')}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {search === 'searching' && t('tree.searching')}
        {search === 'found' && t('tree.found', { count })}
      </p>
      {search === 'failed' && searchFailure && (
        <FailedRead
          title={t('tree.searchFailed')}
          failure={searchFailure}
          onRetry={() => tree.send({ type: 'RETRY_SEARCH' })}
        />
      )}
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-near">
        {viewState === 'waiting' && <LoadingBlock className="m-3 h-64" />}
        {viewState === 'failed' && failure && (
          <FailedRead
            title={t('tree.failed')}
            failure={failure}
            onRetry={() => tree.send({ type: 'RETRY', id: root })}
          />
        )}
        {viewState === 'empty' && (
          <EmptyState level={2} title={t('tree.empty.title')}>
            {t('tree.empty.text')}
          </EmptyState>
        )}
        {viewState === 'loaded' && rows.length > 0 && (
          <TreeLines tree={tree} rows={rows} path={path} chosen={chosen} />
        )}
        <SkippedRecords answer={answers} />
      </div>
    </div>
  )
}

/** Compares by value, because each snapshot creates new rows, and equal rows must not re-render. */
const sameRows = (a: readonly object[], b: readonly object[]): boolean =>
  a.length === b.length && a.every((row, index) => JSON.stringify(row) === JSON.stringify(b[index]))
