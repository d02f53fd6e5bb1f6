import type { Page } from '@playwright/test'

/** Only the browser can answer it: its databases. */
export const isOfBrowser = (what: string): boolean => what === 'browser:indexedDB'

interface Waiting {
  count: number
  end: () => void
}

/** Where each document keeps what it asks the browser. */
const NAME = 'charter:held'

/** Runs in the page: no database is opened before it is let. */
const holdDatabases = (name: string): void => {
  const { open } = IDBFactory.prototype
  const later: (() => void)[] = []
  let isHeld = true
  const waiting: Waiting = {
    count: 0,
    end: () => {
      isHeld = false
      waiting.count = 0
      for (const go of later.splice(0)) go()
    },
  }
  Reflect.set(window, name, waiting)
  IDBFactory.prototype.open = function held(this: IDBFactory, ...given: Parameters<typeof open>) {
    if (!isHeld) return open.apply(this, given)
    waiting.count += 1
    const target = new EventTarget()
    later.push(() => {
      const request = open.apply(this, given)
      Object.defineProperty(target, 'result', { get: () => request.result })
      for (const type of ['upgradeneeded', 'success', 'error'])
        request.addEventListener(type, () => target.dispatchEvent(new Event(type)))
    })
    return target as IDBOpenDBRequest
  }
}

/** Holds what the documents of this page ask the browser, those to come too. */
export const holdBrowser = async (page: Page): Promise<void> => {
  await page.addInitScript(holdDatabases, NAME)
  if (page.url().startsWith('http')) await page.evaluate(holdDatabases, NAME)
}

export const waitingAtBrowser = (page: Page): Promise<number> =>
  page.evaluate((name) => (Reflect.get(window, name) as Waiting | undefined)?.count ?? 0, NAME)

export const endAtBrowser = (page: Page): Promise<void> =>
  page.evaluate((name) => {
    const waiting = Reflect.get(window, name) as Waiting
    if (waiting.count === 0) throw new Error('The portal has not asked the browser.')
    waiting.end()
  }, NAME)
