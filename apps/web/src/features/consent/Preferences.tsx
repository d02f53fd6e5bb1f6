import {
  COOKIE_CATEGORIES,
  COOKIE_LIFETIME_DAYS,
  type CookieCategory,
  type CookieChoices,
  isOptional,
} from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Switch } from '../../ui/Switch.tsx'

/** Categories in use; the others are reserved. */
const USED: readonly CookieCategory[] = ['necessary', 'analytical']

interface Props {
  open: boolean
  choices: CookieChoices
  onToggle: (category: CookieCategory) => void
  onAcceptAll: () => void
  onSave: () => void
  onClose: () => void
}

export const Preferences = ({ open, choices, onToggle, onAcceptAll, onSave, onClose }: Props) => {
  const { t } = useI18n()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('consent.preferences')}
      closeLabel={t('consent.close')}
      actions={
        <>
          <Button onClick={onAcceptAll}>{t('consent.acceptAll')}</Button>
          <Button variant="primary" onClick={onSave}>
            {t('consent.save')}
          </Button>
        </>
      }
    >
      <p>{t('consent.preferences.text', { days: COOKIE_LIFETIME_DAYS })}</p>
      <ul className="mt-2 divide-y divide-line">
        {COOKIE_CATEGORIES.map((category) => (
          <li key={category}>
            <Switch
              label={t(`consent.${category}`)}
              hint={t(`consent.${category}.hint`)}
              checked={choices[category] === 'yes'}
              onChange={() => onToggle(category)}
              {...(!isOptional(category) && { disabled: true, note: t('consent.alwaysOn') })}
              {...(!USED.includes(category) && { note: t('consent.unused') })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
