import type { PaletteItem } from '@portal/machines'
import { LANGUAGES } from '@portal/schemas'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { connectorCommand, mayStart, restartCommand } from '../../data/commandRequests.ts'
import { paths } from '../../data/paths.ts'
import { THEMES } from '../../data/theme.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import type { Translate } from '../../texts/index.ts'

const item = (key: string, title: string, detail = ''): PaletteItem => ({
  key,
  group: 'actions',
  title,
  detail,
})

/** Returns the actions that do not depend on a record. */
export const actionItems = (t: Translate, mayRequest: boolean): readonly PaletteItem[] => {
  return [
    ...(mayRequest
      ? [{ ...item('request', t('palette.request')), href: paths.newRequest({ start: 'CHARGER' }) }]
      : []),
    ...THEMES.map((theme) =>
      item(`theme ${theme}`, t('shell.theme.choice', { name: t(`shell.theme.${theme}`) })),
    ),
    ...LANGUAGES.map((language) =>
      item(`language ${language}`, t('palette.language', { name: t(`shell.language.${language}`) })),
    ),
    item('signOut', t('shell.logOut')),
  ]
}

export const copyItem = (t: Translate, value: string): PaletteItem => ({
  ...item(`copy ${value}`, t('faces.copyValue', { value })),
  copies: value,
})

type ConnectorKind = Parameters<typeof connectorCommand>[0]

/** Returns the actions on a charger. Numbers the connectors if there are several. */
export const chargerActions = (t: Translate, charger: ReadCharger): readonly PaletteItem[] => {
  const { Id, ChargeBoxIdentifier, Connectors } = charger
  return [
    ...Connectors.flatMap((connector) => {
      const place = Connectors.length > 1 ? connector.EvseId || String(connector.ConnectorNumber) : ''
      const kinds: ConnectorKind[] = [
        ...(connector.SessionId === undefined ? [] : (['STOP'] as const)),
        ...(mayStart(connector) ? (['START'] as const) : []),
        'UNLOCK',
      ]
      return kinds.map((kind) => ({
        ...item(`${kind} ${connector.Id}`, t(`command.${kind}`), place),
        command: connectorCommand(kind, charger, connector),
      }))
    }),
    { ...item(`RESET ${Id}`, t('command.RESET')), command: restartCommand(charger) },
    copyItem(t, ChargeBoxIdentifier || Id),
  ]
}

/** Runs an item that has no link. */
export const performAction = (
  system: PortalSystem,
  signOut: () => void,
  { key, command, copies }: PaletteItem,
): void => {
  const { appearance, overlays } = system
  if (command) overlays().commands.send({ type: 'REQUEST', request: command })
  // The clipboard requires permission and a secure context. Ignore a refusal, because the value is also on screen.
  if (copies !== undefined) void navigator.clipboard?.writeText(copies).catch(() => undefined)
  const theme = THEMES.find((one) => key === `theme ${one}`)
  if (theme) appearance.theme.choose(theme)
  const language = LANGUAGES.find((one) => key === `language ${one}`)
  if (language) appearance.language.choose(language)
  if (key === 'signOut') signOut()
}
