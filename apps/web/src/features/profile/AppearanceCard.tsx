import { LANGUAGES } from '@portal/schemas'
import { useI18n, useSystem } from '../../app/context.ts'
import { useStore } from '../../data/store.ts'
import { THEMES } from '../../data/theme.ts'
import { Card } from '../../ui/Card.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'

/** Language and theme, stored on this device (S1). */
export const AppearanceCard = () => {
  const { t } = useI18n()
  const { appearance } = useSystem()
  const { language } = useStore(appearance.language)
  const { theme } = useStore(appearance.theme)
  return (
    <Card title={t('profile.appearance')} note={t('profile.appearance.kept')}>
      <p aria-hidden="true" className="mb-1.5 text-sm font-semibold">
        {t('shell.language')}
      </p>
      <SegmentedControl
        label={t('shell.language')}
        value={language}
        options={LANGUAGES.map((one) => ({
          value: one,
          label: (
            <span lang={one} className="inline-flex items-center gap-1 sm:gap-2">
              <Flag language={one} />
              {t(`shell.language.${one}`)}
            </span>
          ),
        }))}
        onChange={appearance.language.choose}
      />
      <p aria-hidden="true" className="mt-4 mb-1.5 text-sm font-semibold">
        {t('shell.theme')}
      </p>
      <SegmentedControl
        label={t('shell.theme')}
        value={theme}
        options={THEMES.map((one) => ({ value: one, label: t(`shell.theme.${one}`) }))}
        onChange={appearance.theme.choose}
      />
    </Card>
  )
}
