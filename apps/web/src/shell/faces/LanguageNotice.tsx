import { useSpeech } from '../../portal/context.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Under the top bar: a language did not come (S1). */
export const LanguageNotice = () => (
  <Notice banner kind="error">
    {useSpeech().t('shell.language.failed')}
  </Notice>
)
