import { expect, type Page } from '@playwright/test'

/** A notification as the portal keeps it on the device. */
export interface KeptEntry {
  readonly id: string
  readonly at: number
  readonly count: number
  readonly isRead: boolean
  readonly colour: string
  readonly content: string
}

const PREFIX = 'charge-portal:told:'

const textOf = (entries: readonly KeptEntry[]) => JSON.stringify({ v: 1, entries })

/** Lets the device have kept these before. */
export const keepEntries = (page: Page, person: string, entries: readonly KeptEntry[]): Promise<void> =>
  page.evaluate(([key, text]) => window.localStorage.setItem(key, text), [
    PREFIX + person,
    textOf(entries),
  ] as const)

/** Another tab of the same person writes these: the browser reports it to the page. */
export const keepEntriesElsewhere = (
  page: Page,
  person: string,
  entries: readonly KeptEntry[],
): Promise<void> =>
  page.evaluate(
    ([key, text]) => {
      window.localStorage.setItem(key, text)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
    },
    [PREFIX + person, textOf(entries)] as const,
  )

/** The person of whom the portal keeps notifications under this name. */
export const personOnPage = async (page: Page): Promise<string> => {
  const answer = await page.waitForResponse((response) => response.url().endsWith('/user/BCO/UserInfo'))
  const { data } = (await answer.json()) as { data: { RelationContact: { Id: string } } }
  expect(data.RelationContact.Id).not.toBe('')
  return data.RelationContact.Id
}
