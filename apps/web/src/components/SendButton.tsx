import { selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useI18n } from '../app/context.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'

export interface SendButtonProps<TDraft, TWritten> extends Pick<ButtonProps, 'variant' | 'form' | 'size'> {
  writing: WritingRef<TDraft, TWritten>
  label: string
  busyLabel: string
  /** True if a refused draft can be sent again unchanged. */
  isRepeatable?: boolean
}

/** Invalid control; the error of a group of choices is on its fieldset. */
const MISSING = '[aria-invalid=true], fieldset[aria-describedby] input'

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
  const isMissing = useSelector(writing, ({ context }) => context.isMissing)
  const button = useRef<HTMLButtonElement>(null)
  // The error is shown at the field, which may be scrolled out of view.
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
      aria-disabled={viewState === 'refused' && !isRepeatable}
    >
      {words ?? label}
    </Button>
  )
}
