import { selectFlag, selectFlags } from '@portal/machines'
import type { FlagName } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { usePortal } from '../app/context.ts'

/** True if a feature is on for the signed-in user. */
export const useFlag = (name: FlagName): boolean =>
  useSelector(usePortal(selectFlags), (snapshot) => selectFlag(snapshot, name))
