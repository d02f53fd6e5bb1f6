import type { TextKey } from '../../texts/index.ts'
import { Logo } from '../../ui/Logo.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useI18n } from '../context.ts'

export type BusyLabel = Extract<TextKey, 'faces.leaving' | 'faces.signingOut'>

/** Shown before a redirect to the identity provider, after 150 ms. */
export const BusyView = ({ label }: { label: BusyLabel }) => {
  const { t } = useI18n()
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{t(label)}</title>
      <div role="status" className="flex animate-late flex-col items-center gap-5 text-sm text-ink-2">
        <Logo size={48} />
        <span className="flex items-center gap-2.5">
          <Spinner />
          {t(label)}
        </span>
      </div>
    </main>
  )
}
