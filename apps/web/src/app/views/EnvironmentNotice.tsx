import { selectConfig } from '@portal/machines'
import { PRODUCTION_TOP_BAR_COLOUR } from '@portal/schemas'
import { Notice } from '../../ui/Notice.tsx'
import { useI18n, usePortal } from '../context.ts'

/**
 * Names the environment if the top bar is not black (S1): below the bar in the shell, at the top of every other view.
 * In production it says nothing about billing, because orders are billed there whatever the colour of the bar.
 */
export const EnvironmentNotice = () => {
  const { t } = useI18n()
  const config = usePortal(selectConfig)
  if (!config || config.topBarColour.toLowerCase() === PRODUCTION_TOP_BAR_COLOUR) return null
  const { environment } = config
  return (
    <aside aria-label={t('shell.environment.label')}>
      <Notice banner kind={environment === 'production' ? 'info' : 'warning'} live="off">
        {environment === 'production'
          ? t('shell.environment.production')
          : t('shell.environment', { environment: t(`shell.environment.${environment}`) })}
      </Notice>
    </aside>
  )
}
