/** Page view with only the kind of screen: no user, record id or search text. */
interface PageView {
  readonly type: 'pageView'
  /** Route pattern, such as `/my/chargepoints/:id`. */
  readonly route: string
}

/** Events dispatched by wouter and the browser when the URL changes. */
const NAVIGATIONS = ['pushState', 'replaceState', 'popstate'] as const

/**
 * Sends a page view to `url` for the current screen and for each later one, until the returned function is called.
 * `routeOf` returns the route pattern of a path; pages without one are not sent. Visitors stay anonymous: nothing is
 * stored, and no cookie or referrer is sent.
 */
export const measurePageViews = (
  url: string,
  routeOf: (pathname: string) => string | undefined,
): (() => void) => {
  const stopped = new AbortController()
  let lastPathname: string | undefined

  const send = (view: PageView) => {
    fetch(url, {
      method: 'POST',
      // Needs no preflight for any origin; the response is ignored.
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
    if (pathname === lastPathname) return
    lastPathname = pathname
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
