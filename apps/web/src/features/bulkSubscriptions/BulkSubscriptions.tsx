import { selectBulkItems, selectBulkResults, selectBulkViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { BulkProgress } from '../../components/bulk/BulkProgress.tsx'
import { LoadingBlock } from '../../components/LoadingBlock.tsx'
import { listColumns } from '../../components/lists/columns.tsx'
import { PickedChip } from '../../components/PickedChip.tsx'
import { QueryView } from '../../components/QueryView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { entryOf } from '../../data/entry.ts'
import { exportFile } from '../../data/exportFile.ts'
import { usePicked } from '../../data/picked.ts'
import { saveFile } from '../../data/saveFile.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { CheckedCards, numberColumns } from './CheckedCards.tsx'
import type { BulkItem } from './check.ts'
import { UndoChanges, Undoing } from './Undo.tsx'
import { type SubscriptionRun, useSubscriptionWork, useTypes } from './wiring.ts'

interface TypeName {
  readonly id: string
  readonly name: string
}

/** Moves many cards to another subscription in four steps: select, check, run and result, which can be exported. */
export const BulkSubscriptions = () => {
  const { t } = useI18n()
  const types = useTypes()
  return (
    <>
      <ScreenHeader title={t('shell.netBulkSubscriptions')} context={t('bulkSubscriptions.context')} />
      <QueryView
        entry={entryOf(types)}
        loading={<LoadingBlock className="h-96" />}
        failed={t('bulkSubscriptions.failed')}
      >
        {(names) => <Steps types={names} />}
      </QueryView>
    </>
  )
}

const STEPS = ['pick', 'check', 'run', 'result'] as const
const STEP_OF = {
  picking: 'pick',
  checking: 'check',
  unchecked: 'check',
  checked: 'check',
  running: 'run',
  ended: 'result',
} as const

const Steps = ({ types }: { types: readonly TypeName[] }) => {
  const { t } = useI18n()
  const { run, offer, undo } = useSubscriptionWork()
  const viewState = useSelector(run, selectBulkViewState)
  const isUndoing = useSelector(undo, selectBulkViewState) !== 'picking'
  const current = STEP_OF[viewState]
  const nameOf = (type: string | undefined) =>
    types.find(({ id }) => id === type)?.name ?? type ?? t('bulkSubscriptions.none')
  if (isUndoing) return <Undoing offer={offer} undo={undo} />
  return (
    <>
      <ol className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {STEPS.map((step, index) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={step === current ? 'font-semibold text-accent-ink' : 'text-ink-3'}
          >
            {index + 1}. {t(`bulkSubscriptions.step.${step}`)}
          </li>
        ))}
      </ol>
      {(viewState === 'picking' || viewState === 'ended') && <UndoChanges offer={offer} undo={undo} />}
      <Card
        title={t(`bulkSubscriptions.step.${current}`)}
        className={viewState === 'picking' ? 'md:max-w-2xl' : ''}
      >
        {viewState === 'picking' && <Picking run={run} types={types} />}
        {viewState === 'checked' && <CheckedCards run={run} typeName={nameOf} />}
        <BulkProgress run={run} nameOf={({ number }) => number}>
          <ResultFile run={run} typeName={nameOf} />
        </BulkProgress>
      </Card>
    </>
  )
}

const Picking = ({ run, types }: { run: SubscriptionRun; types: readonly TypeName[] }) => {
  const { t } = useI18n()
  const picked = usePicked()
  const [missing, setMissing] = useState<{ readonly cards: boolean; readonly type: boolean }>()
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const chosen = form.get('file')
        const file = chosen instanceof File && chosen.size > 0 ? chosen : undefined
        const text = String(form.get('numbers') ?? '')
        const type = String(form.get('type') ?? '')
        const gaps = { cards: text.trim() === '' && !file && !picked, type: type === '' }
        setMissing(gaps)
        if (gaps.cards || gaps.type) {
          const name = gaps.cards ? 'numbers' : 'type'
          event.currentTarget.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
          return
        }
        run.send({ type: 'CHECK', source: { text, file, type, picked } })
      }}
    >
      {picked && <PickedChip picked={picked} />}
      <TextArea
        name="numbers"
        label={t('bulkSubscriptions.numbers')}
        hint={t('bulkSubscriptions.numbers.hint')}
        error={missing?.cards && t('bulkSubscriptions.numbers.missing')}
        rows={8}
      />
      <Field label={t('bulkSubscriptions.file')}>
        {(control) => (
          <input
            {...control}
            name="file"
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="block w-full text-sm text-ink file:mr-3 file:rounded-control file:border file:border-line-control file:bg-surface file:px-3 file:py-2 file:font-semibold file:text-ink"
          />
        )}
      </Field>
      <Select
        name="type"
        label={t('bulkSubscriptions.type')}
        error={missing?.type && t('bulkSubscriptions.type.missing')}
        // No default type: the choice affects many cards.
        options={[
          { value: '', label: t('table.choose') },
          ...types.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <div className="flex justify-end max-sm:*:grow">
        <Button type="submit" variant="primary">
          {t('bulkSubscriptions.check')}
        </Button>
      </div>
    </form>
  )
}

interface ResultFileProps {
  run: SubscriptionRun
  typeName: (type: string | undefined) => string
}

const ResultFile = ({ run, typeName }: ResultFileProps) => {
  const { t, formats, errorText } = useI18n()
  const items = useSelector(run, (snapshot) => selectBulkItems<BulkItem>(snapshot))
  const results = useSelector(run, (snapshot) => selectBulkResults<BulkItem>(snapshot))
  const save = () => {
    const became = new Map(results.map(({ item, failure }) => [item.number, failure?.code ?? 'done']))
    const outcomeOf = ({ number, problem }: BulkItem) => {
      const code = became.get(number)
      if (problem) return t(`bulkSubscriptions.problem.${problem}`)
      if (code === undefined) return t('bulkSubscriptions.notReached')
      return code === 'done' ? t('bulkSubscriptions.done') : errorText(code)
    }
    const columns = listColumns(
      [
        ...numberColumns(typeName),
        { kind: 'text', field: 'outcome', header: 'bulkSubscriptions.column.outcome', value: outcomeOf },
      ],
      { t, formats },
    )
    const file = exportFile(columns, items, 'semicolon', formats)
    saveFile(file.name, new Blob([file.text], { type: file.type }))
  }
  return (
    <Button icon={Download} onClick={save}>
      {t('bulkSubscriptions.resultFile')}
    </Button>
  )
}
