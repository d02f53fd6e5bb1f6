import type { Page } from '@playwright/test'

/** As where the device is full: what the page writes to its local storage throws, until it may again. */
export const refuseToKeep = (page: Page, isRefused: boolean): Promise<void> =>
  page.evaluate((refused) => {
    const kept = Reflect.get(window, 'charter:storage') as Pick<Storage, 'setItem' | 'removeItem'> | undefined
    const { setItem, removeItem } = kept ?? Storage.prototype
    Reflect.set(window, 'charter:storage', { setItem, removeItem })
    const isFull = (storage: Storage) => {
      if (storage === window.localStorage) throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = refused
      ? function refusing(this: Storage, ...given) {
          isFull(this)
          setItem.apply(this, given)
        }
      : setItem
    Storage.prototype.removeItem = refused
      ? function refusing(this: Storage, ...given) {
          isFull(this)
          removeItem.apply(this, given)
        }
      : removeItem
  }, isRefused)
