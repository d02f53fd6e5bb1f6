import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

export interface ModalProps {
  open: boolean
  /** Escape or a press beside it. */
  onClose: () => void
  labelledBy?: string
  label?: string
  className: string
  children: ReactNode
}

/** The field at which its owner says that the work is, else its first; of radio buttons the one that is chosen, as with Tab. */
const firstField = (dialog: HTMLElement): HTMLElement | null => {
  const first =
    dialog.querySelector<HTMLInputElement>('[data-begin]') ??
    dialog.querySelector<HTMLInputElement>(':is(input, select, textarea):not(:disabled)')
  const group = first?.type === 'radio' ? `input[name="${first.name}"]:checked` : undefined
  return (group === undefined ? null : dialog.querySelector<HTMLElement>(group)) ?? first
}

/** The second press of a double click does nothing. */
const dropSecond = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * The browser's own modal dialog: keeps the focus, makes the page behind inert and gives the focus back on closing. The owner
 * holds `open`; Escape only asks. Dialog and sheet are made of it.
 */
export const Modal = ({ open, onClose, labelledBy, label, className, children }: ModalProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || open === dialog.open) return
    if (open) {
      dialog.showModal()
      // What asks for something begins there; a touch would open the keyboard over the rest. All else begins at its title, and not
      // at its cross, whose tip would lie over the words.
      const field = matchMedia('(pointer: fine)').matches ? firstField(dialog) : null
      const first = field ?? dialog.querySelector<HTMLElement>('h2[tabindex]')
      first?.focus()
    } else dialog.close()
    // A double click that opens or closes it does not also press what lies there afterwards.
    addEventListener('click', dropSecond, { capture: true, once: true })
  }, [open])
  // One that is taken away while it is open gives the focus back as well.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Not one that is open again by the time the browser says that it was closed: React mounts twice while one develops.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={className}
    >
      {open && children}
    </dialog>
  )
}
