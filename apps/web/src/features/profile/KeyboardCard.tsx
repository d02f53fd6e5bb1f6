import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { areShortcutsOn, switchShortcuts } from '../../data/shortcuts.ts'
import { Card } from '../../ui/Card.tsx'
import { Switch } from '../../ui/Switch.tsx'

/**
 * Toggles single-key shortcuts, which can disturb users of speech input and users who press keys by mistake (WCAG
 * 2.1.4).
 */
export const KeyboardCard = () => {
  const { t } = useI18n()
  const [isOn, setOn] = useState(areShortcutsOn)
  return (
    <Card title={t('profile.keyboard')} note={t('profile.appearance.kept')}>
      <Switch
        label={t('profile.shortcuts')}
        hint={t('profile.shortcuts.hint')}
        checked={isOn}
        onChange={(isEnabled) => {
          switchShortcuts(isEnabled)
          setOn(isEnabled)
        }}
      />
    </Card>
  )
}
