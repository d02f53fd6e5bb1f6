import type { WritingRef } from '@portal/machines'
import { GROUP_CODE_MAX_LENGTH } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { asCode, hasText, isCode, type Named } from './groupDraft.ts'
import { useDraft } from './useDraft.ts'

const DESCRIPTION_MAX_LENGTH = 255

export const NamedFields = <TDraft extends Named>({ writing }: { writing: WritingRef<TDraft> }) => {
  const { t } = useI18n()
  const { draft, isMissing, isBusy, change } = useDraft(writing)
  return (
    <div className="grid gap-4 text-ink">
      <TextInput
        label={t('whitelists.code')}
        hint={t('whitelists.code.hint')}
        error={isMissing && !isCode(draft.code) && t('whitelists.code.wrong')}
        autoComplete="off"
        spellCheck={false}
        maxLength={GROUP_CODE_MAX_LENGTH}
        readOnly={isBusy}
        value={draft.code}
        onChange={({ target }) => change({ ...draft, code: asCode(target.value) })}
      />
      <TextInput
        label={t('whitelists.description')}
        error={isMissing && !hasText(draft.description) && t('whitelists.description.missing')}
        autoComplete="off"
        maxLength={DESCRIPTION_MAX_LENGTH}
        readOnly={isBusy}
        value={draft.description}
        onChange={({ target }) => change({ ...draft, description: target.value })}
      />
    </div>
  )
}
