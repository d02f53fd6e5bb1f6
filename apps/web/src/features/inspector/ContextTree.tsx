import { useI18n } from '../../app/context.ts'
import { Tree } from './Tree.tsx'
import type { WatchedActor } from './watch.ts'

export const ContextTree = ({ actor }: { actor: WatchedActor }) => {
  const { t } = useI18n()
  const context = actor.context()
  return (
    <>
      {typeof context === 'object' && context !== null && <Tree value={{ ...context }} isOpen />}
      <p className="mt-3 text-xs text-ink-2">{t('inspector.masked')}</p>
    </>
  )
}
