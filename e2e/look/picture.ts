import type { Page } from '@playwright/test'
import type { Flags } from '@portal/schemas'
import type { Operation, Outcome } from '../mock.ts'

/** A picture to be taken: the screen of a route, for a persona, in one of its faces. */
export interface Look {
  /** Name of the picture: letters, digits and hyphens. */
  readonly name: string
  readonly route: string
  /** Nobody is signed in without it; the route must show something then. */
  readonly persona?: string
  /** Faults of the mock, set before the page is opened. */
  readonly faults?: readonly { readonly operation: Operation; readonly outcome: Outcome }[]
  /** Operations that are still pending when the picture is taken. */
  readonly held?: readonly Operation[]
  /** True if the picture shows loading: it is taken without a wait. */
  readonly showsLoading?: boolean
  /** Message of the operator's banner. */
  readonly banner?: string
  /** Feature flags, set before the page is opened. */
  readonly flags?: Partial<Flags>
  /** Set if the cookie notice was not answered on an earlier visit. */
  readonly consent?: 'unasked'
  /** Changes to config.json. */
  readonly config?: Readonly<Record<string, unknown>>
  /** Subset of the widths in `playwright.config.ts`. */
  readonly widths?: readonly number[]
  /** Runs before the picture is taken. */
  readonly after?: (page: Page) => Promise<void>
  /** Local storage before the page is opened. */
  readonly stored?: (session: string) => Readonly<Record<string, string>>
  /** Set to stop the clock before the picture, so that notifications stay. */
  readonly isStill?: boolean
  /** Opened last, because Escape or a click closes it; the picture is of the window. */
  readonly open?: (page: Page) => Promise<void>
  /** The picture is of the window instead of the whole page. */
  readonly isWindow?: boolean
}
