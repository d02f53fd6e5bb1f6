import { selectUserInfo } from '@portal/machines'
import { loadPart } from '../data/lazyPart.ts'
import type { PortalSystem } from './portalSystem.ts'
import { mayOpen } from './route.ts'

export const preloadLinks = ({ portal, appearance, routeAt }: PortalSystem): void => {
  const fetchTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    const userInfo = selectUserInfo(portal.getSnapshot())
    if (!link || !userInfo || link.origin !== window.location.origin) return
    const route = routeAt(link.pathname)
    // A failed preload is retried when the link is followed.
    if (route && mayOpen(route, userInfo.role)) loadPart(route, appearance).catch(() => undefined)
  }
  document.addEventListener('pointerover', fetchTarget, { passive: true })
  document.addEventListener('focusin', fetchTarget)
}
