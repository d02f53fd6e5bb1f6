import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from './IconButton.tsx'
import { Modal } from './Modal.tsx'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
}

/** Modal sheet at the bottom of the window, for content that does not fit on a phone screen. */
export const Sheet = ({ open, onClose, title, closeLabel, children }: SheetProps) => {
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="m-0 mx-auto mt-auto max-h-[85dvh] w-full max-w-xl overflow-y-auto rounded-t-card border-t border-line bg-surface p-0 pb-[env(safe-area-inset-bottom)] text-ink shadow-float"
    >
      <div className="sticky top-0 z-10 flex min-h-14 items-center justify-between gap-4 border-b border-line bg-surface pr-2 pl-4">
        <h2 id={id} tabIndex={-1} className="text-lg font-semibold">
          {title}
        </h2>
        <IconButton label={closeLabel} icon={X} onClick={onClose} />
      </div>
      {children}
    </Modal>
  )
}
