import { type PortalSnapshot, selectConfig, selectLanguage, selectUserInfo } from '@portal/machines'
import type { Config, UserInfo } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { Speech } from './appearance.ts'
import type { PortalSystem } from './system.ts'

export const SystemContext = createContext<PortalSystem | undefined>(undefined)

/** The running portal. */
export const useSystem = (): PortalSystem => {
  const system = use(SystemContext)
  if (!system) throw new Error('A view of the portal stands outside of it.')
  return system
}

export const usePortal = <T>(select: (snapshot: PortalSnapshot) => T): T =>
  useSelector(useSystem().portal, select)

/** Words and formats of the language on screen; for views that are shown only once it is loaded. */
export const useSpeech = (): Speech => {
  const { appearance } = useSystem()
  const speech = appearance.speech(useSelector(appearance.language, selectLanguage))
  if (!speech) throw new Error('There is no language yet.')
  return speech
}

/** Who uses the portal; for views behind the gate. */
export const useUserInfo = (): UserInfo => {
  const userInfo = usePortal(selectUserInfo)
  if (!userInfo) throw new Error('There is nobody yet.')
  return userInfo
}

/** The runtime configuration; for views that are shown only once it is loaded. */
export const useConfig = (): Config => {
  const config = usePortal(selectConfig)
  if (!config) throw new Error('There is no configuration yet.')
  return config
}
