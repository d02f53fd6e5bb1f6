import { cutText } from '@portal/schemas'
import { useI18n } from '../app/context.ts'
import type { SupportDetailsProps } from '../ui/SupportDetails.tsx'

/** Maximum length of a line; server messages have no limit. */
const LONGEST_LINE = 300
/** URL parameters that would let a reader sign in or complete a sign-in. */
const SECRET = /((?:^|[?&#\s])(?:code|state|session_state|nonce|\w*token\w*)=)[^&#\s]+/gi
const JWT = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g
const withoutSecrets = (line: string) => line.replace(SECRET, '$1…').replace(JWT, '…')

const isText = (line: string | undefined): line is string => line !== undefined && line !== ''

/** Returns the failure details for support, with their labels. */
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
      .map((line) => cutText(withoutSecrets(line), LONGEST_LINE))
      .join('\n'),
    copyLabel: t('faces.copy'),
    copiedLabel: t('faces.copied'),
  }
}
