import type { Failure } from '@portal/machines'
import { RotateCw, ServerCrash } from 'lucide-react'
import { useSupportDetails } from '../../components/supportDetails.ts'
import { Button } from '../../ui/Button.tsx'
import { FullScreenView } from '../../ui/FullScreenView.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'
import { useI18n, useSystem } from '../context.ts'

/** Shown if the configuration cannot be loaded or is invalid; the product name is unknown then. */
export const ConfigView = ({ failure }: { failure: Failure }) => {
  const { t } = useI18n()
  const { portal } = useSystem()
  const details = useSupportDetails(failure)
  return (
    <main>
      <title>{t('faces.config.title')}</title>
      <FullScreenView
        icon={ServerCrash}
        tone="park"
        title={t('faces.config.title')}
        actions={
          <Button variant="primary" icon={RotateCw} onClick={() => portal.send({ type: 'RETRY' })}>
            {t('faces.retry')}
          </Button>
        }
        footer={<SupportDetails {...details} />}
      >
        {t(failure.code === 'CONFIG_INVALID' ? 'faces.config.invalid' : 'faces.config.unreachable')}
      </FullScreenView>
    </main>
  )
}
