import { listNotes } from '@portal/schemas'
import type { NotedKind } from '@portal/schemas/contract'
import { useI18n } from '../../app/context.ts'
import { useQuery } from '../../data/query.ts'
import { Card } from '../../ui/Card.tsx'
import { CardView } from '../CardView.tsx'
import { MessageList } from '../MessageList.tsx'
import { TextForm } from '../TextForm.tsx'
import { useNewNote } from './wiring.ts'

export interface NotesProps {
  kind: NotedKind
  id: string
  className?: string
}

/** Operators' notes on a record, oldest first, with a form for a new one. Customers never see them. */
export const Notes = ({ kind, id, ...card }: NotesProps) => {
  const { t } = useI18n()
  const read = useQuery(listNotes, { params: { kind, id } })
  const note = useNewNote(kind, id)
  return (
    <Card title={t('notes.title')} padded={false} {...card}>
      <CardView read={read} failed={t('notes.failed')} height="h-28">
        {(notes) => (
          <div className="px-4.5">
            {notes.length === 0 ? (
              <p className="text-ink-2">{t('notes.none')}</p>
            ) : (
              <MessageList messages={notes} />
            )}
          </div>
        )}
      </CardView>
      <div className="px-4.5 pt-4 pb-4.5">
        <TextForm
          writing={note}
          label={t('notes.label')}
          hint={t('notes.hint')}
          words={{
            missing: t('notes.missing'),
            send: t('notes.add'),
            busy: t('notes.busy'),
            failed: t('notes.addFailed'),
          }}
        />
      </div>
    </Card>
  )
}
