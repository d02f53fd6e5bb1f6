import { useI18n } from '../app/context.ts'

export interface Message {
  readonly At: string | undefined
  readonly By: string
  readonly Text: string
}

export const MessageList = ({ messages }: { messages: readonly Message[] }) => {
  const { formats } = useI18n()
  return (
    <ul className="grid gap-3">
      {messages.map(({ At, By, Text }) => (
        <li key={`${At} ${By} ${Text}`} className="rounded-control bg-sunken px-4 py-3 text-sm">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{By}</span>
            <span className="text-xs text-ink-3">{formats.dateTime(At)}</span>
          </p>
          <p className="mt-1 whitespace-pre-line text-ink-2">{Text}</p>
        </li>
      ))}
    </ul>
  )
}
