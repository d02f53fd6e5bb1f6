import { chromium } from '@playwright/test'
import { launchOptions } from './chromium.ts'
import { startServer } from './server.ts'
import { choosePersona } from './signIn.ts'

const server = await startServer()
const b = await chromium.launch(launchOptions())
const p = await b.newPage({ baseURL: server.origin, viewport: { width: 1280, height: 800 } })
p.on('console', (m) => console.log('console', m.type(), m.text()))
p.on('pageerror', (e) => console.log('pageerror', e.message))
await p.goto('/?debug=1')
await choosePersona(p, 'driver')
await p.waitForTimeout(3000)
await p.screenshot({ path: '/tmp/svg/i1.png' })
await p.getByRole('tab', { name: 'Events' }).click()
await p.waitForTimeout(300)
await p.screenshot({ path: '/tmp/svg/i2.png' })
await p.getByRole('tab', { name: 'Context' }).click()
await p.waitForTimeout(300)
await p.screenshot({ path: '/tmp/svg/i3.png' })
await p.goto('/my/chargepoints?showtranslations=1')
await p.waitForTimeout(2500)
await p.screenshot({ path: '/tmp/svg/i4.png' })
await p.setViewportSize({ width: 390, height: 844 })
await p.waitForTimeout(500)
await p.screenshot({ path: '/tmp/svg/i5.png' })
console.log(p.url())
await b.close()
await server.close()
