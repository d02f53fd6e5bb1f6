import { selectBulkViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { BulkProgress } from '../../components/bulk/BulkProgress.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { paths } from '../../data/paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { CheckedRows } from './CheckedRows.tsx'
import type { ImportRow } from './rows.ts'
import { type ImportRun, useImportRun } from './wiring.ts'

/**
 * Imports cards from a CSV file in three steps: choose, check and run. Lists the lines that cannot be imported, each
 * with its reason.
 */
export const CardImport = () => {
  const { t } = useI18n()
  const run = useImportRun()
  const viewState = useSelector(run, selectBulkViewState)
  return (
    <>
      <ScreenHeader
        title={t('cardImport.title')}
        context={t('cardImport.context')}
        breadcrumbs={
          <Breadcrumbs
            label={t('common.breadcrumb')}
            crumbs={[
              { label: t('shell.netFindCard'), href: paths.netFindCard() },
              { label: t('cardImport.title') },
            ]}
          />
        }
      />
      <Card className={viewState === 'picking' ? 'md:max-w-2xl' : ''}>
        {viewState === 'picking' && <Picking run={run} />}
        {viewState === 'checked' && <CheckedRows run={run} />}
        <BulkProgress
          run={run}
          nameOf={(row: ImportRow) => t('cardImport.row', { line: row.line, card: row.number || row.uid })}
        />
      </Card>
    </>
  )
}

const Picking = ({ run }: { run: ImportRun }) => {
  const { t } = useI18n()
  const input = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const file = input.current?.files?.[0]
        setMissing(!file)
        if (file) run.send({ type: 'CHECK', source: file })
        else input.current?.focus()
      }}
    >
      <Field
        label={t('cardImport.file')}
        hint={t('cardImport.file.hint')}
        error={isMissing && t('cardImport.file.missing')}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="block w-full text-sm text-ink file:mr-3 file:rounded-control file:border file:border-line-control file:bg-surface file:px-3 file:py-2 file:font-semibold file:text-ink"
          />
        )}
      </Field>
      <div className="flex justify-end max-sm:*:grow">
        <Button type="submit" variant="primary">
          {t('cardImport.check')}
        </Button>
      </div>
    </form>
  )
}
