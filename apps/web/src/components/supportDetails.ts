import { useI18n } from '../app/context.ts'
import type { SupportDetailsProps } from '../ui/SupportDetails.tsx'

/** What support needs to know of a failure, and the words around it. */
export const useSupportDetails = (failure: {
  readonly code: string
  readonly message?: string
}): SupportDetailsProps => {
  const { t } = useI18n()
  const lines = [`${t('faces.code')}: ${failure.code}`, failure.message, window.location.href]
  return {
    summary: t('faces.details'),
    text: lines.filter(Boolean).join('\n'),
    copyLabel: t('faces.copy'),
    copiedLabel: t('faces.copied'),
  }
}
