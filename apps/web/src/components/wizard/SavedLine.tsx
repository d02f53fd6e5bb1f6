import { CloudCheck } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useI18n } from '../../app/context.ts'
import type { Keeping } from '../../data/wizardDraft.ts'

/** That the draft is kept, and since when; nothing where the browser has no room for it. */
export const SavedLine = ({ keeping }: { keeping: Keeping }) => {
  const { t, formats } = useI18n()
  const isKept = useSyncExternalStore(keeping.onChange, keeping.isKept)
  const savedAt = useSyncExternalStore(keeping.onChange, keeping.savedAt)
  if (!isKept) return null
  return (
    <p className="mt-2 flex items-center gap-2 text-xs text-ink-3 tabular-nums">
      <CloudCheck size={16} className="shrink-0" />
      {savedAt === undefined ? t('wizard.saved') : t('wizard.saved.at', { time: formats.time(savedAt) })}
    </p>
  )
}
