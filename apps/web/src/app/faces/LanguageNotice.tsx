import { Notice } from '../../ui/Notice.tsx'
import { useI18n } from '../context.ts'

/** Under the top bar: a language did not come (S1). */
export const LanguageNotice = () => (
  <Notice banner kind="error">
    {useI18n().t('shell.language.failed')}
  </Notice>
)
