import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from './IconButton.tsx'
import { Modal } from './Modal.tsx'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Buttons, primary last; full width on a phone. */
  actions?: ReactNode
  /** Result of the last attempt to send, above the buttons. */
  outcome?: ReactNode
  children: ReactNode
}

/** Modal dialog. For a destructive question, name the object and put the verb on the button. */
export const Dialog = ({ open, onClose, title, closeLabel, actions, outcome, children }: DialogProps) => {
  const id = useId()
  return (
    <Modal open={open} onClose={onClose} labelledBy={id} className="dialog">
      <div className="flex items-start justify-between gap-4 pt-4 pr-3 pl-5">
        <h2 id={id} tabIndex={-1} className="pt-1 text-lg font-semibold">
          {title}
        </h2>
        <IconButton label={closeLabel} icon={X} onClick={onClose} />
      </div>
      <div className="px-5 pt-1.5 pb-5 text-sm text-ink-2">{children}</div>
      {actions && (
        <div className="dialog-end">
          {outcome}
          <div className="dialog-foot">{actions}</div>
        </div>
      )}
    </Modal>
  )
}
