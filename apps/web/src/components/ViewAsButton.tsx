import type { RelationEntry } from '@portal/schemas'
import { Eye } from 'lucide-react'
import { useI18n, useSystem, useUserInfo, useViewed } from '../app/context.ts'
import { useFlag } from '../data/flag.ts'
import { Button } from '../ui/Button.tsx'

/**
 * Starts impersonation of a relation; the server checks the permission. Hidden without the flag, during an
 * impersonation and for the user's own relation.
 */
export const ViewAsButton = ({ relation }: { relation: RelationEntry }) => {
  const { t } = useI18n()
  const { impersonation } = useSystem()
  const { Relation } = useUserInfo()
  const isOffered = useFlag('impersonation')
  const isViewing = useViewed() !== undefined
  if (!isOffered || isViewing || Relation.Id === relation.Id) return null
  return (
    <Button icon={Eye} onClick={() => impersonation.send({ type: 'VIEW', relation })}>
      {t('shell.viewing.begin', { name: relation.Description })}
    </Button>
  )
}
