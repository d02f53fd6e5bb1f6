import { selectIsMissing, selectWritingFace, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useI18n } from '../app/context.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'

export interface SendButtonProps<TDraft> extends Pick<ButtonProps, 'variant' | 'form' | 'size'> {
  writing: WritingRef<TDraft>
  /** What it does: 'Send message'. */
  label: string
  /** While it does: 'Sending…'. */
  busyLabel: string
}

/** The button that sends what was written: its words say what a press does now. */
export const SendButton = <TDraft,>({ writing, label, busyLabel, ...look }: SendButtonProps<TDraft>) => {
  const { t } = useI18n()
  const face = useSelector(writing, selectWritingFace)
  const isMissing = useSelector(writing, selectIsMissing)
  // The field says what is missing, and may be out of sight.
  useEffect(() => {
    const field = document.getElementById(look.form ?? '')?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (isMissing) field?.focus()
  }, [isMissing, look.form])
  const words = {
    sending: busyLabel,
    failed: t('faces.retry'),
    unanswered: t('faces.retry'),
    conflict: t('writing.again'),
  }[face as string]
  return (
    <Button
      variant="primary"
      {...look}
      type="submit"
      busy={face === 'sending'}
      // What may not be sent as it is waits for a change.
      aria-disabled={face === 'refused'}
    >
      {words ?? label}
    </Button>
  )
}
