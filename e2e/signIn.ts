import type { Page } from '@playwright/test'

/** Chooses a persona (its button reads "name username") on the sign-in page of the mock, on which `page` is or soon will be. */
export const choosePersona = async (page: Page, username: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`\\s${username}$`) }).click()
}
