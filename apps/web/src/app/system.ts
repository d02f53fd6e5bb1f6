import {
  flagsMachine,
  portalMachine,
  portalOnboarding,
  type RestoredUser,
  type SignInEntry,
  type SignInRef,
  selectIsSignedIn,
  selectIsSignInBusy,
  selectPortalViewState,
  selectRowsRead,
  selectSignIn,
  selectToken,
  selectUser,
  selectUserInfo,
  selectViewed,
  signInMachine,
  type User,
  type WatchedUserEvent,
} from '@portal/machines'
import type { Config } from '@portal/schemas'
import { navigate } from 'wouter/use-browser-location'
import { createActor, fromCallback, waitFor } from 'xstate'
import { createChargepoints } from '../data/chargepoints.ts'
import { createEarlyUserInfo } from '../data/earlyUserInfo.ts'
import { fromPromise } from '../data/fromPromise.ts'
import { inspected } from '../data/inspection.ts'
import { loadPart } from '../data/lazyPart.ts'
import { keepLateNotification } from '../data/notify.ts'
import { matchesPath } from '../data/paths.ts'
import { createPrefetch } from '../data/prefetch.ts'
import { createSavedEdits } from '../data/savedEdits.ts'
import { createStore } from '../data/store.ts'
import type { RememberedFilters } from '../data/tableAddress.ts'
import { createUnsaved } from '../data/unsaved.ts'
import { visit } from '../data/visit.ts'
import type { Walk } from '../data/walk.ts'
import { invalidateAll, onWritten } from '../data/written.ts'
import { connectImpersonation, provideImpersonation } from '../features/impersonation/wiring.ts'
import { type Bco, createBco } from '../services/bco.ts'
import { loadConfig } from '../services/config.ts'
import { createFlagService } from '../services/flags.ts'
import { createIdentity, type Identity } from '../services/identity.ts'
import { watchPage } from '../services/page.ts'
import { CALLBACK_PATH, readStartRoute, SIGNED_OUT_PATH } from '../services/providerAnswer.ts'
import { readSignedInUser } from '../services/storedUser.ts'
import { readViewed } from '../services/viewedRelation.ts'
import { createAppearance } from './appearance.ts'
import { applyBrand } from './brand.ts'
import { createExports } from './exports.ts'
import { provideOverlays, startOverlays } from './overlays.ts'
import type { PortalSystem } from './portalSystem.ts'
import { preloadLinks } from './preloadLinks.ts'
import { actorOf, type Children, childOf, rootMachine } from './root.ts'
import { REDIRECTS, type RouteArea, type ScreenRoute, within } from './route.ts'

export interface SystemOptions {
  readonly routes: readonly ScreenRoute[]
  readonly area: RouteArea
}

const entryOf = (pathname: string): SignInEntry => {
  if (pathname === CALLBACK_PATH) return 'callback'
  return pathname === SIGNED_OUT_PATH ? 'signedOut' : 'page'
}

const here = () => window.location.pathname + window.location.search + window.location.hash

/** Returns the path to return to if it is a route of the portal, else the home page. */
const safeReturn = (returnTo: string, isRoute: (path: string) => boolean): string => {
  const urlOf = (path: string) =>
    URL.canParse(path, window.location.origin) ? new URL(path, window.location.origin) : undefined
  const target = urlOf(returnTo)
  // If the target is a page of the sign-in itself, return to the route from which the sign-in started.
  const url = target && entryOf(target.pathname) !== 'page' ? urlOf(readStartRoute()) : target
  return url &&
    url.origin === window.location.origin &&
    entryOf(url.pathname) === 'page' &&
    isRoute(url.pathname)
    ? url.pathname + url.search + url.hash
    : '/'
}

/** Starts the portal: provides the machines with their services and runs them. */
export const startSystem = ({ routes, area: lazyArea }: SystemOptions): PortalSystem => {
  let areaRoutes: readonly ScreenRoute[] = []
  const area: RouteArea = {
    ...lazyArea,
    load: async () => {
      areaRoutes = await lazyArea.load()
      return areaRoutes
    },
  }
  const routeAt = (pathname: string) =>
    [...routes, ...areaRoutes].find(({ path }) => matchesPath(path, pathname))
  const isInArea = (pathname: string) => matchesPath(within(area), pathname)
  const isRoute = (pathname: string) =>
    REDIRECTS.includes(pathname) || isInArea(pathname) || routeAt(pathname) !== undefined
  let identity: Identity | undefined
  let config: Config | undefined
  let bco: Bco | undefined
  let flagService: ReturnType<typeof createFlagService> | undefined
  const clearing = new Set<() => void>()
  let cleared = 0
  const dropReads = () => {
    cleared += 1
    chargepoints.clear()
    earlyUserInfo.drop()
  }
  const clearCaches = () => {
    dropReads()
    for (const clear of clearing) clear()
    // Last, so the notifications about stopped exports are not closed with the previous ones.
    exports.stopAll()
  }

  const getIdentity = (): Identity => {
    identity ??= createIdentity(configured(config))
    return identity
  }
  const getBco = (): Bco => configured(bco)

  const signIn = (): SignInRef | undefined => selectSignIn(portal.getSnapshot())

  /** Returns a valid token other than `not`, after a pending renewal; undefined when signed out. */
  const token = async (not?: string): Promise<string | undefined> => {
    const actor = signIn()
    // An early request uses the token that the sign-in will restore.
    if (!actor) return readSignedInUser()?.accessToken
    const settled = await waitFor(actor, (snapshot) => {
      const usable = selectToken(snapshot)
      return !selectIsSignedIn(snapshot) || (usable !== undefined && usable !== not)
    })
    return selectToken(settled)
  }

  /** Resolves once the sign-in is settled, because earlier calls may be refused. */
  const signInSettled = () =>
    waitFor(portal, (snapshot) => {
      const current = selectSignIn(snapshot)?.getSnapshot()
      return current !== undefined && (selectIsSignedIn(current) || !selectIsSignInBusy(current))
    })

  const startPath = window.location.pathname === '/' ? '/dashboard' : window.location.pathname
  const startRoute = routeAt(startPath)
  const startEntry = entryOf(window.location.pathname)
  const storedSub = startEntry === 'page' ? readSignedInUser()?.profile.sub : undefined
  const prefetchFirst = () => {
    earlyUserInfo.request()
    startRoute?.prefetch?.({ chargepoints, prefetch })
  }

  const signInWithServices = signInMachine.provide({
    actors: {
      restoreUser: fromPromise<RestoredUser>(async () => getIdentity().restoreUser()),
      completeSignIn: fromPromise(async () => getIdentity().completeSignIn()),
      completeSignOut: fromPromise(async () => getIdentity().completeSignOut()),
      redirectToProvider: fromPromise<void, { returnTo: string }>(async ({ input, signal }) => {
        await getIdentity().redirectToProvider(safeReturn(input.returnTo, isRoute), signal)
        await documentEnds()
      }),
      renewUser: fromPromise<User, { user: User | undefined }>(async ({ input, signal }) =>
        getIdentity().renewUser(input.user?.accessToken, signal),
      ),
      endSession: fromPromise(async ({ input, signal }) => {
        // After a sign-out on request, the next sign-in leads to the dashboard; otherwise it leads to the current page.
        await getIdentity().endSession(input.reason, input.reason === 'requested' ? '/' : here(), signal)
        await documentEnds()
      }),
      forgetUser: fromPromise(async () => getIdentity().forgetUser()),
      watchUser: fromCallback<{ type: 'NONE' }, { user: User | undefined }>(({ sendBack }) => {
        const tell = (event: WatchedUserEvent) => sendBack(event)
        return getIdentity().watchUser({
          renewDue: () => tell({ type: 'RENEW_DUE' }),
          changed: (user) => tell({ type: 'USER_CHANGED', user }),
          signedOutElsewhere: () => tell({ type: 'SIGNED_OUT_ELSEWHERE' }),
        })
      }),
    },
    actions: {
      openReturnTo: (_, { returnTo }) => {
        const target = safeReturn(returnTo, isRoute)
        if (entryOf(window.location.pathname) !== 'page' && target !== here())
          navigate(target, { replace: true })
      },
    },
  })

  const children: Children = {
    childOf: (id, options) => childOf(root, id, options),
    stopChild: (id) => root.send({ type: 'STOP', id }),
  }
  const chargepoints = createChargepoints(getBco, children)
  const walks = new Map<string, Walk>()
  const filters: RememberedFilters = new Map()
  clearing.add(() => filters.clear())
  clearing.add(() => walks.clear())
  const earlyUserInfo = createEarlyUserInfo(getBco)
  const prefetch = createPrefetch(getBco, () => cleared)
  const portalWithServices = portalMachine.provide({
    actors: {
      signIn: signInWithServices,
      flags: flagsMachine.provide({
        actors: {
          watchPage: fromCallback(({ sendBack }) => watchPage(['SHOW', 'HIDE', 'FOCUS'], sendBack)),
          evaluateFlags: fromPromise(async ({ input, signal }) =>
            configured(flagService)(input.targetingKey, signal),
          ),
        },
      }),
      loadConfig: fromPromise(async ({ signal }) => {
        config = await loadConfig(signal)
        applyBrand(config)
        flagService = createFlagService(config)
        bco = createBco({
          base: config.api.base,
          identity: config.identity.authority,
          token: () => token(),
          renewed: async (refused) => {
            await signInSettled()
            signIn()?.send({ type: 'TOKEN_REFUSED', token: refused })
            return token(refused)
          },
          written: invalidateAll,
          viewAsRelationId: () => selectViewed(impersonation.getSnapshot())?.Id,
          debug: visit.debug,
        })
        return config
      }),
      onboarding: portalOnboarding.provide({
        actors: {
          fetchUserInfo: fromPromise(({ signal }) => earlyUserInfo.fetch(signal)),
        },
      }),
    },
    actions: { clearCaches, prefetch: prefetchFirst, dropPrefetched: clearCaches },
  })
  const person = (): string | undefined => {
    const actor = signIn()
    return actor && selectUser(actor.getSnapshot())?.sub
  }
  const viewed = readViewed(readSignedInUser()?.profile.sub)
  // The services refer to the root, but none of them runs before it is started.
  const root = createActor(
    rootMachine.provide({
      actors: {
        portal: portalWithServices,
        impersonation: provideImpersonation({
          bco: getBco,
          // With blocked storage, only the running sign-in knows the user.
          person: () => person() ?? readSignedInUser()?.profile.sub,
          clearCaches,
          viewed,
        }),
        ...provideOverlays({
          bco: getBco,
          clearCaches,
          chargepoints,
          routeAt,
          config: () => configured(config),
        }),
      },
    }),
    {
      input: {
        portal: {
          entry: startEntry,
          storedSub,
          returnTo: here(),
          isVisible: document.visibilityState === 'visible',
        },
        impersonation: { person: undefined, viewed: viewed?.relation },
      },
      ...inspected,
    },
  )
  const portal = actorOf(root, 'portal')
  const impersonation = actorOf(root, 'impersonation')
  root.start()
  connectImpersonation({ portal, impersonation })
  let relationId: string | undefined
  let personId: string | undefined
  portal.subscribe((snapshot) => {
    const userInfo = selectUserInfo(snapshot)
    const id = userInfo?.Relation.Id
    // A write to the user's own contact may have moved the user to another relation, so drop reads for the previous
    // one.
    if (relationId !== undefined && id !== undefined && id !== relationId) dropReads()
    relationId = id
    // A bulk run of one user must not write with the token of the next.
    if (personId !== undefined && userInfo && userInfo.RelationContact.Id !== personId)
      root.send({ type: 'PERSON_CHANGED' })
    personId = userInfo?.RelationContact.Id ?? personId
  })
  onWritten((record) => portal.send({ type: 'WRITTEN', ...record }))
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) signIn()?.send({ type: 'PAGE_RESTORED' })
  })

  clearing.add(() => root.send({ type: 'CACHES_CLEARED' }))
  const appearance = createAppearance()
  const exports = createExports(root, ({ title, person: owner }, dialog) => {
    const read = selectRowsRead(dialog.getSnapshot())
    const content = appearance
      .i18n(appearance.language.get().language)
      ?.t('export.ended', { what: title, read })
    if (content === undefined) return
    const ended = { colour: 'warning', content } as const
    // The redirect to the identity provider closes all notifications, so this one is also shown after the next sign-in.
    if (selectUserInfo(portal.getSnapshot())?.RelationContact.Id !== owner)
      keepLateNotification(owner, { at: getBco().now(), ...ended })
    // Stays until it is closed, like the row of a failed export.
    actorOf(root, 'notifications').send({ type: 'NOTIFY', request: ended })
  })
  const system: PortalSystem = {
    root,
    ...children,
    portal,
    chargepoints,
    exports,
    impersonation,
    appearance,
    unsaved: createUnsaved(portal),
    overlays: () => ({
      consent: actorOf(root, 'consent'),
      notifications: actorOf(root, 'notifications'),
      banner: actorOf(root, 'banner'),
      relationFilter: actorOf(root, 'relationFilter'),
      commands: actorOf(root, 'commands'),
    }),
    bco: getBco,
    here,
    routes,
    area,
    routeAt,
    clearCaches,
    dropReads,
    filters,
    savedEdits: createSavedEdits(),
    followedNotifications: createStore<ReadonlyMap<string, number>>(new Map()),
    walks,
    cachesCleared: () => cleared,
    onClearCaches: (clear) => {
      clearing.add(clear)
      return () => clearing.delete(clear)
    },
  }
  portal.subscribe((snapshot) => {
    if (root.getSnapshot().matches('gate') && AT_REST.includes(selectPortalViewState(snapshot)))
      startOverlays(system)
  })
  preloadLinks(system)
  // A failed preload is retried when the screen is rendered.
  const first = startRoute ?? (isInArea(startPath) ? area : undefined)
  if (storedSub !== undefined && first) loadPart<unknown>(first, system.appearance).catch(() => undefined)
  return system
}

/** Gate states in which the overlays start: the gate is open or shows a view of its own. */
const AT_REST: readonly string[] = ['ready', 'setupNeeded', 'accessRefused']

/** Returns the service. Throws if the configuration is not loaded. */
const configured = <T>(service: T | undefined): T => {
  if (!service) throw new Error('The configuration is not loaded yet.')
  return service
}

/** Never resolves, because the browser replaces the document. */
const documentEnds = () => new Promise<never>(() => {})
