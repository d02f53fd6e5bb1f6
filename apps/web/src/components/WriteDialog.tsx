import { selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import { useI18n } from '../app/context.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { SendButton } from './SendButton.tsx'
import { WriteForm } from './WriteForm.tsx'
import { WritingOutcome } from './WritingOutcome.tsx'

export interface WriteDialogProps<TDraft> {
  writing: WritingRef<TDraft>
  /** Version on screen, if the write checks it. */
  version?: number | undefined
  words: {
    readonly title: string
    readonly send: string
    readonly busy?: string | undefined
    readonly failed: string
    /** Defaults to 'Cancel'. */
    readonly cancel?: string
  }
  /** Set when the effect cannot be undone. */
  isDangerous?: boolean
  /** Set to hide a refusal that is already shown at its field. */
  isAtField?: boolean
  children: ReactNode
  /** Alternative action, shown below the failure reason. */
  wayOut?: ReactNode
}

/** Dialog for a single write; closes on success and shows the failure otherwise. */
export const WriteDialog = <TDraft,>({
  writing,
  version,
  words,
  isDangerous = false,
  isAtField = false,
  children,
  wayOut,
}: WriteDialogProps<TDraft>) => {
  const { t } = useI18n()
  const form = useId()
  const viewState = useSelector(writing, selectWritingViewState)
  const close = () => writing.send({ type: 'CLOSE' })
  return (
    <Dialog
      open={viewState !== 'closed' && viewState !== 'done'}
      onClose={close}
      title={words.title}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button disabled={viewState === 'sending'} onClick={close}>
            {words.cancel ?? t('common.cancel')}
          </Button>
          <SendButton
            writing={writing}
            form={form}
            variant={isDangerous ? 'dangerPrimary' : 'primary'}
            label={words.send}
            busyLabel={words.busy}
          />
        </>
      }
      outcome={
        // By class, because `:not` inside `:has` makes the browser recalculate all styles for each new element.
        <div className="flow-root border-line px-5 has-[.notice]:border-t has-[.notice]:pb-4">
          {!isAtField && <WritingOutcome writing={writing} failed={words.failed} />}
          {wayOut}
        </div>
      }
    >
      <WriteForm
        id={form}
        writing={writing}
        version={version}
        className="grid gap-4 pt-1 text-ink [&>p]:text-ink-2"
      >
        {children}
      </WriteForm>
    </Dialog>
  )
}
