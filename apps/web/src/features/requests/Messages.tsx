import { useConfig, useI18n } from '../../app/context.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { Card } from '../../ui/Card.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** What was said about a request, in the order in which it was said, and the way to say more. */
export const Messages = ({ request }: { request: ReadRequest }) => {
  const { t, formats } = useI18n()
  const { support } = useConfig()
  const { Messages: messages, Id, Summary } = request
  const subject = encodeURIComponent(`${Id} ${Summary}`)
  return (
    <Card
      title={t('requests.messages')}
      action={<TextLink href={`mailto:${support.email}?subject=${subject}`}>{t('requests.ask')}</TextLink>}
    >
      {messages.length === 0 && <p className="text-ink-2">{t('requests.messages.none')}</p>}
      <ul className="grid gap-4">
        {messages.map(({ At, By, Text }) => (
          <li key={`${At} ${By} ${Text}`} className="rounded-control bg-sunken px-4 py-3 text-sm">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{By}</span>
              <span className="text-xs text-ink-3">{formats.dateTime(At)}</span>
            </p>
            <p className="mt-1 break-words whitespace-pre-line text-ink-2">{Text}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
