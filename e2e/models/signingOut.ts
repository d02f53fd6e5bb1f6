import { expect } from '@playwright/test'
import { type SigningOutMachine, WIPE_TIMEOUT_MS } from '@portal/machines'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import { type PageAdapter, unseen } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import { readDeviceUser, type Stage } from './stage.ts'

/** The browser opens no database before it is let go. */
const holdDatabases = (): void => {
  const open = IDBFactory.prototype.open
  const waiting: (() => void)[] = []
  let isHeld = true
  Reflect.set(window, 'letGo', () => {
    isHeld = false
    for (const go of waiting.splice(0)) go()
  })
  IDBFactory.prototype.open = function held(this: IDBFactory, ...given: Parameters<typeof open>) {
    if (!isHeld) return open.apply(this, given)
    const later = new EventTarget()
    waiting.push(() => {
      const request = open.apply(this, given)
      Object.defineProperty(later, 'result', { get: () => request.result })
      for (const type of ['upgradeneeded', 'success', 'error'])
        request.addEventListener(type, () => later.dispatchEvent(new Event(type)))
    })
    return later as IDBOpenDBRequest
  }
}

/** A driver with an unfinished request signs out, and the browser deletes its files when it is let. */
export const signingOutOnPage = (stage: Stage): PageAdapter<SigningOutMachine> => {
  const { page, clock } = stage
  let isLeft = false

  const question = page.getByRole('dialog', { name: t('signingOut.title') })
  const confirm = question.getByRole('button', { name: t('signingOut.confirm'), exact: true })
  const menu = page.getByRole('button', { name: /^Account menu/ })
  const drafts = () =>
    page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.includes(':wizard:')))

  const open = async () => {
    await openAs(page, 'driver', '/ui-elements')
    await patiently(clock, () => expect(menu).toBeVisible(SOON))
    isLeft = false
  }

  return {
    start: async () => {
      await page.addInitScript(holdDatabases)
      await open()
    },
    act: {
      SIGN_OUT: async () => {
        if (isLeft) await open()
        const sub = (await readDeviceUser(stage))?.profile.sub
        await page.evaluate((person) => {
          window.localStorage.setItem(`charge-portal:wizard:request:${person}`, '{"v":1}')
        }, sub)
        await menu.click()
        await page.getByRole('menuitem', { name: t('shell.logOut') }).click()
      },
      CONFIRM: () => confirm.click(),
      STAY: () =>
        question
          .getByRole('button', { name: t('signingOut.stay'), exact: true })
          .last()
          .click(),
    },
    answer: {
      wipeDrafts: {
        done: async () => {
          isLeft = true
          await page.evaluate(() => (Reflect.get(window, 'letGo') as () => void)())
        },
        failed: unseen('A browser that does not delete is told nowhere.'),
      },
    },
    delay: { WIPE_TIMEOUT: () => WIPE_TIMEOUT_MS },
    see: {
      idle: async () => {
        await expect(question).toHaveCount(0, SOON)
        const signedOut = page.getByRole('heading', { level: 1, name: t('faces.signedOut.title') })
        // When the deletion is given up the portal leaves by itself.
        if (new URL(page.url()).pathname === '/signed-out') isLeft = true
        if (!isLeft) return expect(menu).toBeVisible(SOON)
        await expect(signedOut).toBeVisible(SOON)
        expect(await drafts()).toEqual([])
      },
      asking: async () => {
        await expect(question).toContainText(t('signingOut.request'), SOON)
        await expect(confirm).not.toHaveAttribute('aria-busy', 'true', SOON)
        expect(await drafts()).toHaveLength(1)
      },
      wiping: async () => {
        await expect(confirm).toHaveAttribute('aria-busy', 'true', SOON)
        await expect(menu).toBeAttached(SOON)
      },
    },
    stop: async () => undefined,
  }
}
