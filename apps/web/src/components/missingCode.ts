import { CHUNK_TIMED_OUT, type Failure, NEW_VERSION } from '@portal/machines'
import { useI18n } from '../app/context.ts'

export interface MissingCodeWords {
  readonly title: string
  readonly text: string
  readonly action: { readonly label: string; readonly onPress: () => void }
}

/**
 * Returns texts for code that did not load, with an action to fix it: a reload after a deployment, otherwise a retry.
 */
export const useMissingCode = (failure: Failure | undefined, retry: () => void): MissingCodeWords => {
  const { t } = useI18n()
  if (failure?.code === NEW_VERSION)
    return {
      title: t('faces.newVersion.title'),
      text: t('faces.newVersion.text'),
      action: { label: t('faces.reload'), onPress: () => window.location.reload() },
    }
  return {
    title: t('faces.chunk.title'),
    text: t(failure?.code === CHUNK_TIMED_OUT ? 'faces.chunk.late' : 'faces.chunk.text'),
    action: { label: t('faces.retry'), onPress: retry },
  }
}
