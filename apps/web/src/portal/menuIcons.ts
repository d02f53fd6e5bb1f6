import { KeyRound, PlugZap, UserRound, UsersRound } from 'lucide-react'
import type { Icon } from '../ui/icon.ts'

/** Pictures of menu entries, by name: routes only name theirs, so that they come with the menus. */
export const menuIcons = {
  chargers: PlugZap,
  password: KeyRound,
  profile: UserRound,
  users: UsersRound,
} as const satisfies Record<string, Icon>

export type MenuIcon = keyof typeof menuIcons
