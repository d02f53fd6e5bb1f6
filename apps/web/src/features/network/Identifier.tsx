import type { RecordFields } from '@portal/machines'
import { CopyId } from '../../components/CopyId.tsx'
import type { RecordScreen } from '../../components/records/recordScreen.ts'

export interface IdentifierProps {
  screen: Pick<RecordScreen, 'identifier' | 'titleField'>
  record: RecordFields
}

/** What a record is named by on the phone and in mails, beside its title and ready to be copied; not said again where it is the title. */
export const Identifier = ({ screen, record }: IdentifierProps) => {
  const value = record[screen.identifier ?? 'Id'] ?? record['Id']
  return typeof value === 'string' && value !== '' ? (
    <span className="text-sm font-medium wrap-anywhere text-ink-2 tabular-nums">
      <CopyId id={value} isSaid={value === record[screen.titleField ?? 'Description']} />
    </span>
  ) : null
}
