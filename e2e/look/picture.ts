import type { Page } from '@playwright/test'
import type { Flags } from '@portal/schemas'
import type { Operation, Outcome } from '../mock.ts'

/** A picture to be taken: the screen of a route, for a persona, in one of its faces. */
export interface Look {
  /** Name of the picture: letters, digits and hyphens. */
  readonly name: string
  readonly route: string
  /** Not signed in when absent: the route must then be one that shows something before sign-in. */
  readonly persona?: string
  /** What the mock does instead of answering, before the page is opened. */
  readonly faults?: readonly { readonly operation: Operation; readonly outcome: Outcome }[]
  /** Requests that are still waiting when the picture is taken: what it looks like while loading. */
  readonly held?: readonly Operation[]
  /** What loads is part of the picture: it is not waited for. */
  readonly showsLoading?: boolean
  /** What the operator's banner says. */
  readonly banner?: string
  /** Feature flags that are switched by hand before the page is opened. */
  readonly flags?: Partial<Flags>
  /** The cookie notice was answered on an earlier visit, unless this says that it was not. */
  readonly consent?: 'unasked'
  /** What config.json says otherwise. */
  readonly config?: Readonly<Record<string, unknown>>
  /** Widths at which it is taken, of those in `playwright.config.ts`. */
  readonly widths?: readonly number[]
  /** What a person does before the picture is taken. */
  readonly after?: (page: Page) => Promise<void>
  /** What the device keeps before the page is opened. */
  readonly stored?: (session: string) => Readonly<Record<string, string>>
  /** From then on the clock is stopped: notifications stay. */
  readonly isStill?: boolean
  /** Opened last, because Escape or a click closes it; the picture is of the window. */
  readonly open?: (page: Page) => Promise<void>
  /** The picture is of the window instead of the whole page. */
  readonly isWindow?: boolean
}
