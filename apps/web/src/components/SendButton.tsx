import { selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useI18n } from '../app/context.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'

export interface SendButtonProps<TDraft> extends Pick<ButtonProps, 'variant' | 'form' | 'size'> {
  writing: WritingRef<TDraft>
  /** What it does: 'Send message'. */
  label: string
  /** While it does: 'Sending…'. */
  busyLabel: string
}

/** A field with an error; a group of choices names its error below it. */
const MISSING = '[aria-invalid=true], fieldset[aria-describedby] input'

/** The button that sends what was written: its words say what a press does now. */
export const SendButton = <TDraft,>({ writing, label, busyLabel, ...look }: SendButtonProps<TDraft>) => {
  const { t } = useI18n()
  const viewState = useSelector(writing, selectWritingViewState)
  const isMissing = useSelector(writing, ({ context }) => context.isMissing)
  const button = useRef<HTMLButtonElement>(null)
  // The field says what is missing, and may be out of sight.
  useEffect(() => {
    if (isMissing) button.current?.form?.querySelector<HTMLElement>(MISSING)?.focus()
  }, [isMissing])
  const words = {
    sending: busyLabel,
    failed: t('faces.retry'),
    unanswered: t('faces.retry'),
    conflict: t('writing.again'),
  }[viewState as string]
  return (
    <Button
      variant="primary"
      {...look}
      ref={button}
      type="submit"
      busy={viewState === 'sending'}
      // What may not be sent as it is waits for a change.
      aria-disabled={viewState === 'refused'}
    >
      {words ?? label}
    </Button>
  )
}
