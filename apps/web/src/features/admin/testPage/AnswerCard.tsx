import { useI18n } from '../../../app/context.ts'
import { Card } from '../../../ui/Card.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import type { TestAnswer } from './wiring.ts'

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
        <table className="mt-4 w-full text-xs">
          <caption className="mb-1 text-left text-sm font-semibold">{t('admin.test.headers')}</caption>
          <tbody>
            {answer.headers.map(([name, value]) => (
              <tr key={name} className="border-t border-line align-top">
                <th scope="row" className="py-1.5 pr-3 text-left font-medium">
                  {name}
                </th>
                <td className="py-1.5 wrap-anywhere text-ink-2">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
