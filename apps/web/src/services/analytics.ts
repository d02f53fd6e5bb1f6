/** The data of a page view: which kind of screen, never whose, which one, or the search text. */
interface PageView {
  readonly type: 'pageView'
  /** The pattern of a route: `/my/chargepoints/:id`. */
  readonly route: string
}

/** What wouter dispatches when the address changes, and what the browser does. */
const NAVIGATIONS = ['pushState', 'replaceState', 'popstate'] as const

/**
 * Sends a page view for the screen on view and each one after it, to `url`, until it is stopped. `routeOf` answers
 * the pattern of a route; other pages are not sent. Nothing is stored, and no one is told apart: neither cookie nor
 * referrer goes along.
 */
export const measurePageViews = (
  url: string,
  routeOf: (pathname: string) => string | undefined,
): (() => void) => {
  const stopped = new AbortController()
  let shown: string | undefined

  const send = (view: PageView) => {
    fetch(url, {
      method: 'POST',
      // Any origin may be written to so, without asking first; the answer is no one's business.
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      signal: stopped.signal,
      body: JSON.stringify(view),
    }).catch(() => undefined)
  }

  const look = () => {
    const { pathname } = window.location
    if (pathname === shown) return
    shown = pathname
    const route = routeOf(pathname)
    if (route !== undefined) send({ type: 'pageView', route })
  }

  for (const event of NAVIGATIONS) window.addEventListener(event, look)
  look()
  return () => {
    stopped.abort()
    for (const event of NAVIGATIONS) window.removeEventListener(event, look)
  }
}
