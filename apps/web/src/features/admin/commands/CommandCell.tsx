import { useI18n } from '../../../app/context.ts'

/** Name of the message that a command sends; the message itself if it is unknown. */
export const CommandCell = ({ value }: { value: unknown }) => {
  const { textOf } = useI18n()
  return textOf(`messages.name.${String(value)}`) ?? String(value)
}
