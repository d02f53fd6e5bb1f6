import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { usePicture } from './usePicture.ts'
import type { WatchedActor } from './watch.ts'

const SCALES = [0.25, 0.35, 0.5, 0.7, 0.85, 1, 1.3] as const
const FIRST = 4

/** Chart of a machine, with its active states and last transitions highlighted. */
export const LivePicture = ({ actor }: { actor: WatchedActor }) => {
  const { t } = useI18n()
  const [at, setAt] = useState(FIRST)
  const { frame, status, toActive } = usePicture(actor, SCALES[at] ?? 1)
  return (
    <section aria-label={t('inspector.chart')}>
      {status === 'missing' && <p className="text-sm text-ink-2">{t('inspector.noPicture')}</p>}
      {status === 'loading' && <p className="text-sm text-ink-2">{t('inspector.loading')}</p>}
      {status !== 'missing' && (
        <>
          <div className="mb-2 flex justify-end gap-1">
            <Button size="sm" variant="ghost" onClick={toActive}>
              {t('inspector.toActive')}
            </Button>
            <Button
              size="sm"
              aria-label={t('inspector.smaller')}
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            >
              −
            </Button>
            <Button
              size="sm"
              aria-label={t('inspector.larger')}
              disabled={at === SCALES.length - 1}
              onClick={() => setAt(at + 1)}
            >
              +
            </Button>
          </div>
          <div
            ref={frame}
            role="group"
            aria-label={t('inspector.picture')}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard focus
            tabIndex={0}
            className="h-[26dvh] overflow-auto rounded-card border border-line bg-surface min-[90rem]:h-[52dvh]"
          />
        </>
      )}
    </section>
  )
}
