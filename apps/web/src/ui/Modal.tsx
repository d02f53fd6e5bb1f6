import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

export interface ModalProps {
  open: boolean
  /** Called on Escape, on a click outside, and when the browser closes the dialog. */
  onClose: () => void
  labelledBy?: string
  label?: string
  className: string
  children: ReactNode
}

/** Returns the field marked by the owner, else the first one. In a radio group, it is the checked one, as with Tab. */
const firstField = (dialog: HTMLElement): HTMLElement | null => {
  const first =
    dialog.querySelector<HTMLInputElement>('[data-begin]') ??
    dialog.querySelector<HTMLInputElement>(':is(input, select, textarea):not(:disabled)')
  const group = first?.type === 'radio' ? `input[name="${first.name}"]:checked` : undefined
  return (group === undefined ? null : dialog.querySelector<HTMLElement>(group)) ?? first
}

/** Stops a click that is the second one of a double click. */
const dropSecond = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Native modal dialog: traps the focus, makes the page inert and restores the focus when it closes. Controlled by
 * `open`; Escape only calls `onClose`. Base of `Dialog` and `Sheet`.
 */
export const Modal = ({ open, onClose, labelledBy, label, className, children }: ModalProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || open === dialog.open) return
    if (open) {
      dialog.showModal()
      // Focuses the first field, except on touch, where the keyboard would cover the rest. Otherwise focuses the title,
      // because the tooltip of a focused close button would cover text.
      const field = matchMedia('(pointer: fine)').matches ? firstField(dialog) : null
      const first = field ?? dialog.querySelector<HTMLElement>('h2[tabindex]')
      first?.focus()
    } else dialog.close()
    // The second click of a double click must not hit the content that has appeared under the pointer.
    addEventListener('click', dropSecond, { capture: true, once: true })
  }, [open])
  // Restores the focus if the dialog is unmounted while open.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard equivalent
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Ignores a late close event of a dialog that is open again, as when StrictMode mounts it twice.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={className}
    >
      {open && children}
    </dialog>
  )
}
