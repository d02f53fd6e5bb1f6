import type { Page } from '@playwright/test'

/** Lets the device have kept `text` of a list before: under the first key with this part that the portal reads. */
export const keepOfList = async (page: Page, part: string, text: string): Promise<void> => {
  await page.addInitScript(
    ([keyPart, kept]) => {
      const read = Storage.prototype.getItem
      const seen = new Set<string>()
      Storage.prototype.getItem = function getItem(this: Storage, key: string) {
        if (key.includes(keyPart) && !seen.has(key)) {
          seen.add(key)
          if (read.call(this, key) === null) this.setItem(key, kept)
        }
        return read.call(this, key)
      }
    },
    [part, text] as const,
  )
}

/** While `work` is done the browser refuses to write under keys with this part. */
export const refusing = async (page: Page, part: string, work: () => Promise<void>): Promise<void> => {
  await page.evaluate((keyPart) => {
    const refuse = (name: 'setItem' | 'removeItem') => {
      const write: (this: Storage, ...given: string[]) => void = Storage.prototype[name]
      Object.defineProperty(window.localStorage, name, {
        configurable: true,
        value(this: Storage, ...given: string[]) {
          if (given[0]?.includes(keyPart)) throw new DOMException('full', 'QuotaExceededError')
          write.apply(this, given)
        },
      })
    }
    refuse('setItem')
    refuse('removeItem')
  }, part)
  await work()
  await page.evaluate(() => {
    for (const name of ['setItem', 'removeItem']) Reflect.deleteProperty(window.localStorage, name)
  })
}
