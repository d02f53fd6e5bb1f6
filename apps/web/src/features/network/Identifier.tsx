import type { RecordFields } from '@portal/machines'
import { CopyId } from '../../components/CopyId.tsx'
import type { RecordScreen } from '../../components/records/recordScreen.ts'

export interface IdentifierProps {
  screen: Pick<RecordScreen, 'identifier' | 'titleField'>
  record: RecordFields
}

/**
 * Identifier of a record as used on the phone and in emails, with a copy button. The text is omitted if the title
 * already shows it.
 */
export const Identifier = ({ screen, record }: IdentifierProps) => {
  const value = record[screen.identifier ?? 'Id'] ?? record['Id']
  return typeof value === 'string' && value !== '' ? (
    <span className="text-sm font-medium wrap-anywhere text-ink-2 tabular-nums">
      <CopyId id={value} isButtonOnly={value === record[screen.titleField ?? 'Description']} />
    </span>
  ) : null
}
