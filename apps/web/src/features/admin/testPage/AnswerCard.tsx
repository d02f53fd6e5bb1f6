import { useI18n } from '../../../app/context.ts'
import { Card } from '../../../ui/Card.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import type { TestAnswer } from './wiring.ts'

/** Status, time, headers and body of the latest response. */
export const AnswerCard = ({ answer }: { answer: TestAnswer | undefined }) => {
  const { t, formats } = useI18n()
  return (
    <Card
      title={t('admin.test.answer')}
      {...(answer && {
        note: `${answer.ms} ms · ${formats.fileSize(answer.bytes)}`,
        action: <CopyButton text={answer.body} label={t('record.copy')} copiedLabel={t('record.copied')} />,
      })}
    >
      <p role="status" className="mb-2 text-sm wrap-anywhere text-ink-2">
        {answer ? (
          <>
            <strong className="text-ink">{t('admin.test.status', { status: answer.status })}</strong>
            {' · '}
            {answer.request}
          </>
        ) : (
          t('admin.test.none')
        )}
      </p>
      {answer && answer.body !== '' && (
        <section
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard focus
          tabIndex={0}
          aria-label={t('admin.test.part.body')}
          className="max-h-120 overflow-auto rounded-control bg-sunken p-3"
        >
          <pre className="text-xs">{answer.body}</pre>
        </section>
      )}
      {answer && (
        <div className="mt-3">
          <DataTable
            compact
            caption={t('admin.test.headers')}
            rows={answer.headers}
            rowKey={([name]) => name}
            columns={[
              { key: 'name', header: t('admin.test.header'), phone: 'title', cell: ([name]) => name },
              { key: 'value', header: t('admin.test.value'), phone: 'detail', cell: ([, value]) => value },
            ]}
          />
        </div>
      )}
    </Card>
  )
}
