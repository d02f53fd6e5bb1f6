import { type PortalSnapshot, selectConfig, selectUserInfo, selectViewed } from '@portal/machines'
import type { Config, RelationEntry, UserInfo } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { createContext, use, useMemo } from 'react'
import { useStore } from '../data/store.ts'
import type { I18n } from './appearance.ts'
import type { PortalSystem } from './portalSystem.ts'

export const SystemContext = createContext<PortalSystem | undefined>(undefined)

export const SignOutContext = createContext<(() => void) | undefined>(undefined)

export const useSignOut = (): (() => void) => {
  const signOut = use(SignOutContext)
  if (!signOut) throw new Error('This view is outside the shell.')
  return signOut
}

export const useSystem = (): PortalSystem => {
  const system = use(SystemContext)
  if (!system) throw new Error('This view is outside the portal.')
  return system
}

export const usePortal = <T>(select: (snapshot: PortalSnapshot) => T): T =>
  useSelector(useSystem().portal, select)

/** Returns texts and formats of the current language, for views that render only after they are loaded. */
export const useI18n = (): I18n => {
  const { language, i18n: loaded } = useSystem().appearance
  const i18n = useStore({ subscribe: language.subscribe, get: () => loaded(language.get().language) })
  if (!i18n) throw new Error('No language is loaded yet.')
  return i18n
}

/** Returns the relation that this tab views as; undefined without impersonation. */
export const useViewed = (): RelationEntry | undefined => useSelector(useSystem().impersonation, selectViewed)

/** Returns the user info with the viewed relation, for views behind the gate. */
export const useUserInfo = (): UserInfo => {
  const userInfo = usePortal(selectUserInfo)
  const viewed = useViewed()
  if (!userInfo) throw new Error('No one is signed in yet.')
  return useMemo(() => (viewed ? { ...userInfo, Relation: viewed } : userInfo), [userInfo, viewed])
}

/** Returns the runtime configuration, for views that render only after it is loaded. */
export const useConfig = (): Config => {
  const config = usePortal(selectConfig)
  if (!config) throw new Error('The configuration is not loaded yet.')
  return config
}
