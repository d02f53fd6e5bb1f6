import type { CommandKind } from '@portal/machines'
import type { Mock } from '../mock.ts'
import { expect, type Page } from '../stack.ts'
import { t } from '../texts.ts'
import { title } from './views.ts'

export const HOME = { address: '/my/chargepoints/CP000001', name: 'Home · Leuven', connector: 'C000001-1' }
/** A charger at a depot, with one car charging. */
export const DEPOT = { address: '/my/chargepoints/CP000017', name: 'Depot Antwerpen · bay 1' }
export const SILENT = { address: '/my/chargepoints/CP000022', name: 'Depot Antwerpen · bay 6' }

export const at = (charger: string, connector = 1) => t('command.at', { charger, number: connector })
export const command = (page: Page, kind: CommandKind, place: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^(${t('command.sent')} )?${t(`command.${kind}`)} ${place}$`) })
export const question = (page: Page, kind: CommandKind) =>
  page.getByRole('dialog', { name: t(`command.${kind}`) })
export const confirm = (page: Page, kind: CommandKind) =>
  question(page, kind).getByRole('button', { name: t(`command.${kind}`), exact: true })
export const receipt = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const tray = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t('commands.tray')}`) })
export const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
export const times = async (mock: Mock, kind: CommandKind) =>
  (await mock.journal(`postRemote${kind.charAt(0)}${kind.slice(1).toLowerCase()}` as 'postRemoteStop')).length

export const open = async (page: Page, { name }: { name: string }) => expect(title(page, name)).toBeVisible()
