import type { Request } from '@portal/schemas/contract'
import { useSpeech } from '../../portal/context.ts'
import { Card } from '../../ui/Card.tsx'

/** What was said about a request, in the order in which it was said. */
export const Messages = ({ messages }: { messages: Request['Messages'] }) => {
  const { t, formats } = useSpeech()
  return (
    <Card title={t('requests.messages')}>
      {messages.length === 0 && <p className="text-ink-2">{t('requests.messages.none')}</p>}
      <ul className="grid gap-4">
        {messages.map(({ At, By, Text }) => (
          <li key={`${At} ${By} ${Text}`} className="rounded-control bg-sunken px-4 py-3 text-sm">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{By}</span>
              <span className="text-xs text-ink-3">{formats.dateTime(Date.parse(At))}</span>
            </p>
            <p className="mt-1 break-words whitespace-pre-line text-ink-2">{Text}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
