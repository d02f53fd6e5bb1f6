import type { Page } from '@playwright/test'
import type { Flags } from '@portal/schemas'
import type { Operation, Outcome } from '../mock.ts'

/** A screenshot to take: a route in one state, seen by a persona. */
export interface Look {
  /** Base of the file name: letters, digits and hyphens. */
  readonly name: string
  readonly route: string
  /** Default: signed out, for routes that show something without a sign-in. */
  readonly persona?: string
  /** Faults of the mock, set before the page is opened. */
  readonly faults?: readonly { readonly operation: Operation; readonly outcome: Outcome }[]
  /** Operations that stay pending while the screenshot is taken. */
  readonly held?: readonly Operation[]
  /** Set if the screen shows a loading state, so the screenshot does not wait for it to end. */
  readonly showsLoading?: boolean
  readonly banner?: string
  /** Feature flags, set before the page is opened. */
  readonly flags?: Partial<Flags>
  /** Set for the cookie notice of a first visit. */
  readonly consent?: 'unasked'
  readonly config?: Readonly<Record<string, unknown>>
  /** Subset of the widths in `playwright.config.ts`. */
  readonly widths?: readonly number[]
  /** Runs before the screenshot is taken. */
  readonly after?: (page: Page) => Promise<void>
  /** Local storage before the page is opened. */
  readonly stored?: (session: string) => Readonly<Record<string, string>>
  /** Set to stop the clock first, so that notifications stay visible. */
  readonly isStill?: boolean
  /** Opens a menu or dialog last, because Escape or a click closes it; captures only the window. */
  readonly open?: (page: Page) => Promise<void>
  /** Set to capture the window instead of the whole page. */
  readonly isWindow?: boolean
}
