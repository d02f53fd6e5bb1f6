import { selectFlag, selectFlags } from '@portal/machines'
import type { FlagName } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { usePortal } from '../app/context.ts'

/** Whether a feature is switched on for who looks. */
export const useFlag = (name: FlagName): boolean =>
  useSelector(usePortal(selectFlags), (snapshot) => selectFlag(snapshot, name))
