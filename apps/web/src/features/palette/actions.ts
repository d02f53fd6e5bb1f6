import { type PaletteItem, THEMES } from '@portal/machines'
import { LANGUAGES } from '@portal/schemas'
import type { PortalSystem } from '../../app/portalSystem.ts'
import type { Translate } from '../../texts/index.ts'

/** What can be done from the palette, in the words of the menus. */
export const actionItems = (t: Translate): readonly PaletteItem[] => {
  const item = (key: string, title: string): PaletteItem => ({ key, group: 'actions', title, detail: '' })
  return [
    ...THEMES.map((theme) => item(`theme ${theme}`, `${t('shell.theme')}: ${t(`shell.theme.${theme}`)}`)),
    ...LANGUAGES.map((language) =>
      item(`language ${language}`, `${t('shell.language')}: ${t(`shell.language.${language}`)}`),
    ),
    item('signOut', t('shell.logOut')),
  ]
}

/** Runs an item without an address. */
export const performAction = (system: PortalSystem, key: string): void => {
  const { appearance } = system
  const theme = THEMES.find((one) => key === `theme ${one}`)
  if (theme) appearance.theme.send({ type: 'CHOOSE', theme })
  const language = LANGUAGES.find((one) => key === `language ${one}`)
  if (language) appearance.language.send({ type: 'CHOOSE', language })
  if (key === 'signOut') system.leaving.signOut()
}
