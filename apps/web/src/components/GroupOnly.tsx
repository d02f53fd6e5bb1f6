import type { ReactNode } from 'react'
import { useUserInfo } from '../app/context.ts'
import { ForbiddenFace } from '../app/faces/ForbiddenFace.tsx'
import { useFlag } from '../data/flag.ts'

/** What the role of an entity manager, a company and the flag unlock together (S6). */
export const GroupOnly = ({ children }: { children: ReactNode }) => {
  const { Relation } = useUserInfo()
  const isOn = useFlag('entity-manager')
  return isOn && Relation.IsCompany > 0 ? children : <ForbiddenFace />
}
