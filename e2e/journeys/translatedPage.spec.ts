import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { expectRange, rowLinks, searchValue, totalOf } from './serverTable.ts'
import { button, type Page, title } from './views.ts'

/** Translates the page like Chrome: replaces each text node, now and later, by a new one in two `font` elements. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const isTranslated = (text: Text) => {
      const parent = text.parentElement
      return text.data.trim() !== '' && parent !== null && !parent.closest('font, title, script, style')
    }
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts.filter(isTranslated)) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translateAll(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) translateAll(node)
    }).observe(document.body, { childList: true, subtree: true })
  })

test('A fleet manager pages, filters and opens menus while the browser translates the page', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', '/my/chargesession')
  await expect(title(page, t('sessions.title'))).toBeVisible()
  const total = await totalOf(page)
  await translate(page)
  await expect(page.locator('tbody font').first()).toBeVisible()

  await button(page, t('table.next')).click()
  await expectRange(page, 11, 20, total)
  await expect(rowLinks(page)).toHaveCount(10)

  await searchValue(page, t('sessions.column.Status'), t('status.CHARGING'))
  await expect(rowLinks(page)).toHaveCount(3)

  await button(page, t('shell.language')).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitemradio')).toHaveCount(0)

  await button(page, t('table.columns')).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(title(page, t('sessions.title'))).toBeVisible()
})
