import { LANGUAGES } from '@portal/schemas'
import { useI18n, useSystem } from '../../app/context.ts'
import { useStore } from '../../data/store.ts'
import { Flag } from '../../ui/Flag.tsx'

/** Names each language in that language, because a new user may not understand the current one. */
export const IntakeLanguages = () => {
  const { t } = useI18n()
  const { language: store } = useSystem().appearance
  const current = useStore(store).language
  return (
    <ul aria-label={t('shell.language')} className="-mx-2.5 flex flex-wrap">
      {LANGUAGES.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-pressed={language === current}
            onClick={() => store.choose(language)}
            className="flex min-h-9 min-w-11 items-center justify-center gap-2 rounded-control px-2.5 text-sm text-bar-ink-2 hover:text-bar-ink aria-pressed:font-semibold aria-pressed:text-bar-ink aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-6 pointer-coarse:min-h-11"
          >
            <Flag language={language} />
            <span className="sr-only">{t(`shell.language.${language}`)}</span>
            <span className="uppercase">{language}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
