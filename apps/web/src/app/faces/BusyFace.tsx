import type { TextKey } from '../../texts/index.ts'
import { Logo } from '../../ui/Logo.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useI18n } from '../context.ts'

export type BusyLabel = Extract<
  TextKey,
  'faces.starting' | 'faces.signingIn' | 'faces.leaving' | 'faces.signingOut' | 'faces.loadingUser'
>

/** The portal is on its way; every state that shows this ends by itself. Seen only by who waits longer than 150 ms. */
export const BusyFace = ({ label }: { label: BusyLabel }) => {
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
