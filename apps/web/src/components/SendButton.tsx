import { selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../app/context.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'

export interface SendButtonProps<TDraft, TWritten> extends Pick<ButtonProps, 'variant' | 'form' | 'size'> {
  writing: WritingRef<TDraft, TWritten>
  label: string
  /** Defaults to 'Saving…'. */
  busyLabel?: string | undefined
  /** True if a refused draft can be sent again unchanged. */
  isRepeatable?: boolean
}

/** Submit button of a writing machine; its label depends on the machine's state. */
export const SendButton = <TDraft, TWritten>({
  writing,
  label,
  busyLabel,
  isRepeatable = false,
  ...look
}: SendButtonProps<TDraft, TWritten>) => {
  const { t } = useI18n()
  const viewState = useSelector(writing, selectWritingViewState)
  const words = {
    sending: busyLabel ?? t('common.saving'),
    failed: t('faces.retry'),
    unanswered: t('faces.retry'),
    conflict: t('writing.again'),
  }[viewState as string]
  return (
    <Button
      variant="primary"
      {...look}
      type="submit"
      busy={viewState === 'sending'}
      aria-disabled={viewState === 'refused' && !isRepeatable}
    >
      {words ?? label}
    </Button>
  )
}
