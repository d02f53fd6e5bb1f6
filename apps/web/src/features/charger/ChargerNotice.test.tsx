import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { readCharger } from '../../services/readers/chargers.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createTexts } from '../../texts/index.ts'
import { ChargerNotice } from './ChargerNotice.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({
  useI18n: () => stage.i18n,
  useConfig: () => ({ support: { email: 'help@portal.example' } }),
}))
const { t, ...texts } = createTexts('en', await loadAllTexts('en'))
stage.i18n = { t, ...texts }

const noticeOf = (Status: string, connector: string) => {
  const charger = readCharger({
    Id: 'CP1',
    Description: 'Depot Gent · bay 4',
    Status,
    Connectors: [{ Id: 'C1', Status: connector }],
  })
  return renderToStaticMarkup(<ChargerNotice charger={charger} />)
}

it.each([
  ['OFFLINE', 'AVAILABLE', 'offline'],
  ['ONLINE', 'ERROR', 'ERROR'],
  ['ONLINE', 'UNAVAILABLE', 'UNAVAILABLE'],
] as const)(
  'a charger that is %s with a connector that is %s has a notice with the next step',
  (status, connector, problem) => {
    const html = noticeOf(status, connector)
    expect(html).toContain(t(`charger.notice.${problem}`))
    expect(html).toContain(t(`charger.notice.${problem}.text`))
    expect(html).toContain('href="/my/account-type?start=SUPPORT"')
    expect(html).toContain('href="mailto:help@portal.example?subject=Depot%20Gent%20%C2%B7%20bay%204"')
  },
)

it.each(['AVAILABLE', 'CHARGING', 'RESERVED'])(
  'an online charger with a connector that is %s has no notice',
  (connector) => {
    expect(noticeOf('ONLINE', connector)).toBe('')
  },
)
