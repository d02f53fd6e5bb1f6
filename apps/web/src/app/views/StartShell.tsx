import { memo } from 'react'
import type { TextKey } from '../../texts/index.ts'
import { useI18n } from '../context.ts'

export interface StartShellProps {
  label: Extract<TextKey, 'faces.starting' | 'faces.signingIn' | 'faces.loadingUser'>
}

/**
 * The shell of index.html, shown until the first screen is rendered. Its styles are in `public/start.css`, which
 * loads before any script.
 */
export const StartShell = ({ label }: StartShellProps) => {
  const { t } = useI18n()
  return (
    <main className="start-shell">
      <title>{t(label)}</title>
      <p role="status" className="sr-only">
        {t(label)}
      </p>
      <ShellOutline />
    </main>
  )
}

/** The shell without a label, before texts are loaded. */
export const SilentShell = () => (
  <div className="start-shell">
    <ShellOutline />
  </div>
)

const ShellOutline = memo(() => (
  <div aria-hidden="true">
    <div className="start-bar">
      <svg width="28" height="28">
        <rect width="28" height="28" rx="7" />
      </svg>
    </div>
    <div className="start-content">
      <div className="start-title" />
      <div className="start-cards">
        <div />
        <div />
        <div />
      </div>
    </div>
  </div>
))
