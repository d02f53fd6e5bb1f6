import type { Failure } from '@portal/machines'
import { RotateCw, WifiOff } from 'lucide-react'
import { useMissingCode } from '../../components/missingCode.ts'
import { useSupportDetails } from '../../components/supportDetails.ts'
import { Button } from '../../ui/Button.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'
import { FacePage } from './FacePage.tsx'

/** The code of a whole page did not come, where no shell is around it: the intake form. */
export const PartFailedFace = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => {
  const { title, text, action } = useMissingCode(failure, onRetry)
  const details = useSupportDetails(failure)
  return (
    <FacePage
      icon={WifiOff}
      tone="park"
      title={title}
      actions={
        <Button variant="primary" icon={RotateCw} onClick={action.onPress}>
          {action.label}
        </Button>
      }
      footer={<SupportDetails {...details} />}
    >
      {text}
    </FacePage>
  )
}
