import { selectDraft, selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useI18n } from '../app/context.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useRefusedField } from './fieldErrors.ts'
import { WriteDialog } from './WriteDialog.tsx'

/** Argument of the render prop of {@link ActionDialog}. */
export interface ActionFields<TDraft> {
  readonly draft: TDraft
  readonly change: (part: Partial<TDraft>) => void
  readonly isSending: boolean
  /** True after an attempt to send without a required value. */
  readonly isMissing: boolean
  /** `part` limits the error to one place in a list, such as `0/PowerType`, or to the whole list if it is empty. */
  readonly errorOf: (field: keyof TDraft, part?: string) => string | undefined
}

export interface ActionDialogProps<TDraft extends object>
  extends Pick<ButtonProps, 'icon' | 'variant' | 'size'> {
  writing: WritingRef<TDraft>
  version: number | undefined
  /** Label of the buttons, and title of the dialog unless it has its own. */
  label: string
  title?: string
  /** Shorter label for the button that opens the dialog. */
  opener?: ReactNode
  busyLabel?: string
  failed: string
  /** Reason why the action is unavailable; replaces the fields. */
  hindrance?: ReactNode
  children: (fields: ActionFields<TDraft>) => ReactNode
}

/** Button with a dialog that collects the input of an action and sends it. */
export const ActionDialog = <TDraft extends object>({
  writing,
  version,
  label,
  title = label,
  opener = label,
  busyLabel,
  failed,
  hindrance,
  children,
  ...look
}: ActionDialogProps<TDraft>) => {
  const { t } = useI18n()
  const viewState = useSelector(writing, selectWritingViewState)
  const draft = useSelector(writing, (snapshot) => selectDraft<TDraft>(snapshot))
  const isMissing = useSelector(writing, ({ context }) => context.isMissing)
  const refused = useRefusedField(writing)
  const close = () => writing.send({ type: 'CLOSE' })
  return (
    <>
      <Button {...look} onClick={() => writing.send({ type: 'OPEN' })}>
        {opener}
      </Button>
      {hindrance ? (
        <Dialog
          open={viewState !== 'closed'}
          onClose={close}
          title={title}
          closeLabel={t('common.close')}
          actions={<Button onClick={close}>{t('common.cancel')}</Button>}
        >
          {hindrance}
        </Dialog>
      ) : (
        <WriteDialog
          writing={writing}
          version={version}
          words={{ title, send: label, busy: busyLabel, failed }}
          isAtField={refused !== undefined}
        >
          {children({
            draft,
            change: (part) => writing.send({ type: 'CHANGE', draft: { ...draft, ...part } }),
            isSending: viewState === 'sending',
            isMissing,
            errorOf: (field, part = refused?.part) =>
              refused?.field === field && refused.part === part ? refused.text : undefined,
          })}
        </WriteDialog>
      )}
    </>
  )
}
