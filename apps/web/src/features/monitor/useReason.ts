import type { Tile } from '@portal/machines'
import { isOfflineStatus } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { useErrorName } from '../../components/errorName.ts'

/** Returns a function that names the error or the status of a connector. */
export const useReason = (): ((tile: Tile) => string) => {
  const { t, valueText } = useI18n()
  const errorName = useErrorName()
  return ({ status, rawStatus, error }) => {
    if (error !== undefined) return errorName(error)
    if (rawStatus) return valueText(rawStatus, () => t('status.UNKNOWN'))
    return isOfflineStatus(status) ? t('status.OFFLINE') : t(`status.${status}` as 'status.ERROR')
  }
}
