import type { Failure } from '@portal/machines'
import { RotateCw, WifiOff } from 'lucide-react'
import { useSupportDetails } from '../../components/supportDetails.ts'
import { Button } from '../../ui/Button.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'
import { useI18n } from '../context.ts'
import { FacePage } from './FacePage.tsx'

/** The code of a whole page did not come, where no shell is around it: the intake form. */
export const PartFailedFace = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => {
  const { t } = useI18n()
  const details = useSupportDetails(failure)
  return (
    <FacePage
      icon={WifiOff}
      tone="park"
      title={t('faces.chunk.title')}
      actions={
        <Button variant="primary" icon={RotateCw} onClick={onRetry}>
          {t('faces.retry')}
        </Button>
      }
      footer={<SupportDetails {...details} />}
    >
      {t('faces.chunk.text')}
    </FacePage>
  )
}
