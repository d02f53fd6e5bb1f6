import { useUserInfo } from '../app/context.ts'
import { useFlag } from './flag.ts'

/** True if the user administers child organisations, which needs role, company and flag together (S6). */
export const useHasGroup = (): boolean => {
  const { Relation, role } = useUserInfo()
  const isOn = useFlag('entity-manager')
  return isOn && Relation.IsCompany > 0 && role.includes('EntityManager')
}
