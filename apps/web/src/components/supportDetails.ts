import { cutText } from '@portal/schemas'
import { useI18n } from '../app/context.ts'
import type { SupportDetailsProps } from '../ui/SupportDetails.tsx'

/** A server can say anything: so much of it is enough to recognise a failure by. */
const LONGEST_LINE = 300
const isText = (line: string | undefined): line is string => line !== undefined && line !== ''

/** What support needs to know of a failure, and the words around it. */
export const useSupportDetails = (failure: {
  readonly code: string
  readonly message?: string
}): SupportDetailsProps => {
  const { t } = useI18n()
  const lines = [`${t('faces.code')}: ${failure.code}`, failure.message, window.location.href]
  return {
    summary: t('faces.details'),
    text: lines
      .filter(isText)
      .map((line) => cutText(line, LONGEST_LINE))
      .join('\n'),
    copyLabel: t('faces.copy'),
    copiedLabel: t('faces.copied'),
  }
}
