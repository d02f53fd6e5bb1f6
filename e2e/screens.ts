import { allRoutes } from '@portal/web/routes'
import { installationAt, installationKey } from './installationDraft.ts'
import { draftAt, draftKey } from './requestDraft.ts'

/** A screen with data, as seen by a persona. */
export interface Screen {
  /**
   * Route name such as 'tokens' or 'token-details-one', followed by the persona unless it is the first of the route.
   */
  readonly name: string
  readonly path: string
  readonly address: string
  readonly persona: string
  /** Stored items that the screen needs, by key: wizard steps need a draft. */
  readonly stored?: (session: string) => Readonly<Record<string, string>>
}

const nameOf = (path: string): string =>
  path
    .replace(/^\/(my\/)?/, '')
    .replace(/:name\b/, 'any')
    .replace(/:id\b/, 'one')
    .replaceAll('/', '-')

const addressOf = (path: string, id: string | undefined): string => {
  if (id === undefined) return path
  return path.includes(':id')
    ? path.replace(/:name\/:id|:id/, id.split('/').map(encodeURIComponent).join('/'))
    : `${path}?${new URLSearchParams({ id })}`
}

type Stored = Pick<Screen, 'stored'>

const storedAs = (key: (session: string) => string, draft: object | undefined): Stored =>
  draft ? { stored: (session) => ({ [key(session)]: JSON.stringify(draft) }) } : {}

const storedAt = (path: string, persona: string): Stored => ({
  ...storedAs((session) => draftKey(persona, session), draftAt(path)),
  ...storedAs((session) => installationKey(persona, session), installationAt(path)),
})

/** Every screen once per persona of its route; the persona with the most data comes first. */
export const screens: readonly Screen[] = allRoutes.flatMap(({ path, visibleTo }) =>
  visibleTo.map(({ persona, id }, index) => ({
    name: nameOf(path) + (index === 0 ? '' : `-${persona}`),
    path,
    address: addressOf(path, id),
    persona,
    ...storedAt(path, persona),
  })),
)

/** Every screen once, as the persona with the most data. */
export const fullScreens: readonly Screen[] = screens.filter(
  ({ path }, index) => screens.findIndex((other) => other.path === path) === index,
)
