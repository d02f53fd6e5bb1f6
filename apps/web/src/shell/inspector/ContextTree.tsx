import { useSpeech } from '../../portal/context.ts'
import type { WatchedActor } from '../../portal/inspector/watch.ts'
import { Tree } from './Tree.tsx'

/** What the chart keeps in mind. */
export const ContextTree = ({ actor }: { actor: WatchedActor }) => {
  const { t } = useSpeech()
  const context = actor.context()
  return (
    <>
      {typeof context === 'object' && context !== null && <Tree value={{ ...context }} isOpen />}
      <p className="mt-3 text-xs text-ink-2">{t('inspector.masked')}</p>
    </>
  )
}
