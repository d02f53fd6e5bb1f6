import type { RecordFields } from '@portal/machines'
import { CopyId } from '../../components/CopyId.tsx'
import type { RecordScreen } from '../../components/records/recordScreen.ts'

export interface IdentifierProps {
  screen: Pick<RecordScreen, 'identifier' | 'titleField'>
  record: RecordFields
}

/** Identifier of a record for calls and emails, with a copy button. Omits the text if the title already contains it. */
export const Identifier = ({ screen, record }: IdentifierProps) => {
  const value = record[screen.identifier ?? 'Id'] ?? record['Id']
  return typeof value === 'string' && value !== '' ? (
    <span className="text-sm font-medium wrap-anywhere text-ink-2 tabular-nums">
      <CopyId id={value} isButtonOnly={value === record[screen.titleField ?? 'Description']} />
    </span>
  ) : null
}
