import { buttonLook } from './buttonLook.ts'

export const MENU_OPENER = {
  button: buttonLook('secondary', 'md'),
  buttonPrimary: buttonLook('primary', 'md'),
  bar: 'menu-opener-bar',
  barField: 'menu-opener-field',
} as const

export type MenuOpenerLook = keyof typeof MENU_OPENER
