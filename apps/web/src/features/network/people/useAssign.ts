import { UserRoundCheck } from 'lucide-react'
import { useI18n, useUserInfo } from '../../../app/context.ts'
import type { BulkAction } from '../../../components/records/bulk/bulkActions.ts'
import { useColleagues } from './useColleagues.ts'

/** Returns the bulk action that assigns records to a colleague or to the user. */
export const useAssign = (isOffered: BulkAction['isOffered']): BulkAction => {
  const { t } = useI18n()
  const me = useUserInfo().RelationContact.Name
  const names = [...new Set([me, ...useColleagues()])]
  return {
    key: 'assign',
    label: 'network.alarm.assignDo',
    icon: UserRoundCheck,
    isOffered,
    does: { changes: (AssignedTo) => ({ AssignedTo }) },
    asks: {
      label: t('network.alarm.colleague'),
      options: names.map((name) => ({
        value: name,
        label: name === me ? t('network.alarm.me', { name }) : name,
      })),
    },
  }
}
