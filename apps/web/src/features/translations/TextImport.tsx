import { type BulkRunRef, selectBulkItems, selectBulkViewState } from '@portal/machines'
import type { TranslatedTexts } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { BulkProgress } from '../../components/bulk/BulkProgress.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import type { ImportItem } from './importing.ts'
import { useProblemText } from './problemText.ts'
import { useTextImport } from './wiring.ts'

/** Maximum number of differences shown; the others are only counted. */
const LIMIT = 200

export interface TextImportProps {
  built: TranslatedTexts
  onClose: () => void
}

/** Imports a translation file, after a preview of its changes. */
export const TextImport = ({ built, onClose }: TextImportProps) => {
  const { t } = useI18n()
  const run = useTextImport(built)
  const viewState = useSelector(run, selectBulkViewState)
  return (
    <Dialog open onClose={onClose} title={t('translations.import')} closeLabel={t('common.close')}>
      {viewState === 'picking' && (
        <Field label={t('translations.file')} hint={t('translations.file.hint')}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept="application/json,.json"
              className="block w-full text-sm text-ink file:mr-3 file:rounded-control file:border file:border-line-control file:bg-surface file:px-3 file:py-2 file:font-semibold file:text-ink"
              onChange={({ target }) => {
                const file = target.files?.[0]
                if (file) run.send({ type: 'CHECK', source: file })
              }}
            />
          )}
        </Field>
      )}
      {viewState === 'checked' && <Differences run={run} />}
      <BulkProgress
        run={run}
        nameOf={(item) => (item.kind === 'change' ? item.row.key : item.problem.kind)}
      />
    </Dialog>
  )
}

const Differences = ({ run }: { run: BulkRunRef<File, ImportItem> }) => {
  const { t } = useI18n()
  const problemText = useProblemText()
  const items = useSelector(run, (snapshot) => selectBulkItems<ImportItem>(snapshot))
  const changes = items.filter(({ kind }) => kind === 'change').length
  return (
    <div className="grid gap-4">
      <p className="font-semibold text-ink">
        {t('translations.differences', { count: changes, problems: items.length - changes })}
      </p>
      <ul className="grid max-h-80 gap-2.5 overflow-y-auto" aria-label={t('translations.differences.list')}>
        {items.slice(0, LIMIT).map((item) =>
          item.kind === 'problem' ? (
            <li key={JSON.stringify(item.problem)} className="text-err-ink wrap-anywhere">
              {'key' in item.problem && `${item.problem.key} (${item.problem.language}): `}
              {problemText(item.problem)}
            </li>
          ) : (
            <li key={item.row.key} className="wrap-anywhere">
              <p className="font-medium text-ink">{item.row.key}</p>
              {item.languages.map((language) => (
                <p key={language}>
                  {t(`translations.language.${language}`)}
                  {t('common.colon')}
                  <del>{item.row.texts[language]}</del>{' '}
                  <ins className="no-underline">{item.texts[language]}</ins>
                </p>
              ))}
            </li>
          ),
        )}
      </ul>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={() => run.send({ type: 'BACK' })}>{t('common.back')}</Button>
        <Button variant="primary" disabled={changes === 0} onClick={() => run.send({ type: 'RUN' })}>
          {t('translations.apply', { count: changes })}
        </Button>
      </div>
    </div>
  )
}
