import { selectDraft, selectWritingViewState } from '@portal/machines'
import { listNotes } from '@portal/schemas'
import type { NotedKind } from '@portal/schemas/contract'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { useQuery } from '../../data/query.ts'
import { sendNow } from '../../data/writing.ts'
import type { ReadNote } from '../../services/readers/notes.ts'
import { Card } from '../../ui/Card.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { CardView } from '../CardView.tsx'
import { SendButton } from '../SendButton.tsx'
import { WritingOutcome } from '../WritingOutcome.tsx'
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
  return (
    <Card title={t('notes.title')} padded={false} {...card}>
      <CardView read={read} failed={t('notes.failed')} height="h-28">
        {(notes) => <NoteList notes={notes} />}
      </CardView>
      <NoteForm kind={kind} id={id} />
    </Card>
  )
}

const NoteList = ({ notes }: { notes: readonly ReadNote[] }) => {
  const { t, formats } = useI18n()
  if (notes.length === 0) return <p className="px-4.5 text-ink-2">{t('notes.none')}</p>
  return (
    <ul className="grid gap-3 px-4.5">
      {notes.map(({ At, By, Text }) => (
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

const NoteForm = ({ kind, id }: Pick<NotesProps, 'kind' | 'id'>) => {
  const { t } = useI18n()
  const note = useNewNote(kind, id)
  const text = useSelector(note, (snapshot) => selectDraft<string>(snapshot))
  const isMissing = useSelector(note, ({ context }) => context.isMissing)
  const viewState = useSelector(note, selectWritingViewState)
  return (
    <form
      noValidate
      className="px-4.5 pt-4 pb-4.5"
      onSubmit={(event) => {
        event.preventDefault()
        note.send(
          viewState === 'failed' || viewState === 'unanswered' ? { type: 'RETRY' } : sendNow(undefined),
        )
      }}
    >
      <TextArea
        label={t('notes.label')}
        hint={t('notes.hint')}
        error={isMissing && t('notes.missing')}
        rows={3}
        maxLength={5_000}
        readOnly={viewState === 'sending'}
        value={text}
        onChange={({ target }) => note.send({ type: 'CHANGE', draft: target.value })}
      />
      <WritingOutcome writing={note} failed={t('notes.addFailed')} />
      <div className="mt-3 flex justify-end max-sm:*:grow">
        <SendButton writing={note} label={t('notes.add')} busyLabel={t('notes.busy')} />
      </div>
    </form>
  )
}
