import { PlugZap } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { useWizardSnapshot } from '../../data/wizard.ts'
import { FullScreenView } from '../../ui/FullScreenView.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { idIn } from './calls.ts'
import type { StepProps } from './kind.ts'

export const Done = ({ wizard }: StepProps) => {
  const { t } = useI18n()
  const id = idIn(wizard.select.results(useWizardSnapshot(wizard)).chargepoint)
  return (
    <FullScreenView
      whole={false}
      icon={PlugZap}
      tone="ok"
      title={t('install.done.title')}
      actions={
        <>
          {id !== undefined && (
            <LinkButton variant="primary" size="lg" href={paths.charger(id)}>
              {t('install.done.view')}
            </LinkButton>
          )}
          <LinkButton size="lg" href={paths.chargers()}>
            {t('install.done.all')}
          </LinkButton>
        </>
      }
    >
      {t('install.done.text')}
    </FullScreenView>
  )
}
