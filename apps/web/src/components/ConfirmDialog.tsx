import type { ReactNode } from 'react'
import { useWriting } from '../data/writing.ts'
import type { CallOptions } from '../services/bco.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { WriteDialog } from './WriteDialog.tsx'

export interface ConfirmDialogProps extends Pick<ButtonProps, 'icon' | 'size'> {
  /** Set when the effect cannot be undone. */
  isDangerous?: boolean
  /** Version on screen, if the write checks it. */
  version?: number | undefined
  label: string
  /** Title of the dialog; defaults to the label. */
  title?: string
  /** Accessible name of the button that opens the dialog, if its label is not unique. */
  accessibleName?: string
  busyLabel?: string
  failed: string
  write: (version: number, options: CallOptions) => Promise<unknown>
  /** Consequences of the write. */
  children: ReactNode
}

/** Button for a write without input, which the user confirms in a dialog. */
export const ConfirmDialog = ({
  isDangerous = false,
  version,
  label,
  title = label,
  accessibleName,
  busyLabel,
  failed,
  write,
  children,
  ...look
}: ConfirmDialogProps) => {
  const writing = useWriting({
    draftKey: undefined,
    draft: undefined,
    isOpen: false,
    isReady: () => true,
    write: (sent, options) => write(sent.version, options),
  })
  return (
    <>
      <Button
        {...look}
        variant={isDangerous ? 'danger' : 'secondary'}
        aria-label={accessibleName}
        onClick={() => writing.send({ type: 'OPEN' })}
      >
        {label}
      </Button>
      <WriteDialog
        writing={writing}
        version={version}
        words={{ title, send: label, busy: busyLabel, failed }}
        isDangerous={isDangerous}
      >
        {children}
      </WriteDialog>
    </>
  )
}
