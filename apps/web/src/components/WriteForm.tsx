import { selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { sendNow } from '../data/writing.ts'

export interface WriteFormProps<TDraft, TWritten>
  extends Pick<ComponentProps<'form'>, 'id' | 'className' | 'children'> {
  writing: WritingRef<TDraft, TWritten>
  /** Version on screen, if the write checks it. */
  version?: number | undefined
}

/** Invalid controls. A group of choices has its error on the fieldset, so its inputs match instead. */
const INVALID = '[aria-invalid=true], fieldset[aria-describedby] input'

/** Form that sends a draft, or retries a failed write, and focuses the first invalid field. */
export const WriteForm = <TDraft, TWritten>({
  writing,
  version,
  ...form
}: WriteFormProps<TDraft, TWritten>) => {
  const viewState = useSelector(writing, selectWritingViewState)
  const isRetry = viewState === 'failed' || viewState === 'unanswered'
  return (
    <form
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault()
        const { currentTarget } = event
        flushSync(() => writing.send(isRetry ? { type: 'RETRY' } : sendNow(version)))
        currentTarget.querySelector<HTMLElement>(INVALID)?.focus()
      }}
    />
  )
}
