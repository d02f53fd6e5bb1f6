import { selectIsUnderMaintenance } from '@portal/machines'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Logo } from '../ui/Logo.tsx'
import { useI18n, usePortal } from './context.ts'
import { EnvironmentNotice } from './views/EnvironmentNotice.tsx'

const TITLE = 'maintenance'

/**
 * Covers the portal during maintenance (S1) without unmounting it: the screen below keeps its state, scroll position
 * and focus. Part of the first chunk, because code may fail to load during maintenance.
 */
export const MaintenanceCurtain = ({ children }: { children: ReactNode }) => {
  const isDown = usePortal(selectIsUnderMaintenance)
  const curtain = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (!isDown) return
    // A modal dialog covers all other dialogs and makes everything else inert.
    const dialog = curtain.current
    const focused = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
  }, [isDown])
  return (
    <>
      <div className={isDown ? 'invisible contents [&_dialog]:invisible' : 'contents'}>{children}</div>
      <dialog
        ref={curtain}
        aria-labelledby={TITLE}
        className="size-full max-h-none max-w-none bg-canvas text-ink"
        // A page cannot block the second Escape in a row, so the dialog reopens. Only the end of maintenance closes it.
        onCancel={(event) => event.preventDefault()}
        onClose={({ currentTarget }) => {
          if (isDown) currentTarget.showModal()
        }}
      >
        {isDown && <ViewState />}
      </dialog>
    </>
  )
}

const ViewState = () => {
  const { t } = useI18n()
  const title = t('faces.maintenance.title')
  useLayoutEffect(() => {
    const { title: former } = document
    document.title = title
    return () => {
      document.title = former
    }
  }, [title])
  return (
    <div className="flex min-h-full flex-col">
      <EnvironmentNotice />
      <main className="flex grow flex-col items-center justify-center p-5 text-center">
        <Logo size={56} />
        <h1 id={TITLE} className="mt-6 text-2xl font-bold tracking-[-0.025em]">
          {title}
        </h1>
        <p className="mt-2 text-base text-ink-2">{t('faces.maintenance.text')}</p>
        <p className="mt-8 max-w-sm border-line border-t pt-5 text-balance text-ink-3 text-sm">
          {t('faces.maintenance.lifts')}
        </p>
      </main>
    </div>
  )
}
