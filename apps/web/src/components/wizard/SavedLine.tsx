import { CloudCheck } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { type ReadableStore, useStore } from '../../data/store.ts'
import type { DraftStatus } from '../../data/wizardDraft.ts'

/** Time at which the draft was saved; renders nothing if the browser cannot store it. */
export const SavedLine = ({ draftStatus }: { draftStatus: ReadableStore<DraftStatus> }) => {
  const { t, formats } = useI18n()
  const { isStored, savedAt } = useStore(draftStatus)
  if (!isStored) return null
  return (
    <p className="mt-2 flex items-center gap-2 text-xs text-ink-3 tabular-nums">
      <CloudCheck size={16} className="shrink-0" />
      {savedAt === undefined ? t('wizard.saved') : t('wizard.saved.at', { time: formats.time(savedAt) })}
    </p>
  )
}
