import { allRoutes } from '@portal/web/routes'
import { installationAt, installationKey } from './installationDraft.ts'
import { draftAt, draftKey } from './requestDraft.ts'

/** A screen as someone sees it who has something on it. */
export interface Screen {
  /** Of its route: 'tokens', 'token-details-one'; of every persona but the first with its name. */
  readonly name: string
  readonly path: string
  readonly address: string
  readonly persona: string
  /** What the device keeps that the screen shows, by its key: the step of a wizard is shown to who has a draft. */
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

/** Every screen of the portal once for each persona that its route names, the one with most on it first. */
export const screens: readonly Screen[] = allRoutes.flatMap(({ path, shownBy }) =>
  shownBy.map(({ persona, id }, index) => ({
    name: nameOf(path) + (index === 0 ? '' : `-${persona}`),
    path,
    address: addressOf(path, id),
    persona,
    ...storedAt(path, persona),
  })),
)

/** Every screen once, as the persona sees it who has most on it. */
export const fullScreens: readonly Screen[] = screens.filter(
  ({ path }, index) => screens.findIndex((other) => other.path === path) === index,
)
