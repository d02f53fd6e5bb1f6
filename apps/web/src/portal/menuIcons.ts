import { CreditCard, History, Inbox, KeyRound, PlugZap, UserRound, UsersRound } from 'lucide-react'
import type { Icon } from '../ui/icon.ts'

/** Pictures of menu entries, by name: routes only name theirs, so that they come with the menus. */
export const menuIcons = {
  cards: CreditCard,
  chargers: PlugZap,
  password: KeyRound,
  profile: UserRound,
  requests: Inbox,
  sessions: History,
  users: UsersRound,
} as const satisfies Record<string, Icon>

export type MenuIcon = keyof typeof menuIcons
