import { selectDraft, selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { TextArea } from '../ui/TextArea.tsx'
import { SendButton } from './SendButton.tsx'
import { WriteForm } from './WriteForm.tsx'
import { WritingOutcome } from './WritingOutcome.tsx'

const MAX_LENGTH = 5_000

export interface TextFormProps {
  writing: WritingRef<string>
  version?: number | undefined
  label: string
  hint?: ReactNode
  rows?: number
  words: { readonly missing: string; readonly send: string; readonly busy: string; readonly failed: string }
}

/** Form with a single text, such as a message or a note. */
export const TextForm = ({ writing, version, label, hint, rows = 3, words }: TextFormProps) => {
  const text = useSelector(writing, (snapshot) => selectDraft<string>(snapshot))
  const isMissing = useSelector(writing, ({ context }) => context.isMissing)
  const isSending = useSelector(writing, selectWritingViewState) === 'sending'
  return (
    <WriteForm writing={writing} version={version}>
      <TextArea
        label={label}
        hint={hint}
        error={isMissing && words.missing}
        rows={rows}
        maxLength={MAX_LENGTH}
        readOnly={isSending}
        value={text}
        onChange={({ target }) => writing.send({ type: 'CHANGE', draft: target.value })}
      />
      <WritingOutcome writing={writing} failed={words.failed} />
      <div className="mt-3 flex justify-end max-sm:*:grow">
        <SendButton writing={writing} label={words.send} busyLabel={words.busy} />
      </div>
    </WriteForm>
  )
}
