import type { Config } from './config.ts'

/** Scheme, host and port of an address; config.json's schema lets only http(s) addresses through. */
const originOf = (address: string): string =>
  /^https?:\/\/[^/?#]+/i.exec(address)?.[0].toLowerCase() ?? "'none'"

/**
 * The Content-Security-Policy of a portal with this configuration, as the value of the header: the mock sends it, and
 * `npm run csp` prints it for any other server. Everything is forbidden that the portal does not need.
 */
export const contentSecurityPolicy = (config: Config): string => {
  const { api, identity, iban, vat, flags, analytics, places, tiles, logo } = config
  const identityOrigin = originOf(identity.authority)
  const outside = [iban, vat, flags, analytics, places].flatMap((service) =>
    service ? [originOf(service.url)] : [],
  )
  const pictures = [tiles, logo].flatMap((from) => (from ? [originOf(from.url)] : []))
  const sources = (...origins: string[]) => ["'self'", ...new Set(origins)].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${sources(originOf(api.base), identityOrigin, ...outside)}`,
    // The silent renewal runs in a hidden frame: at the provider first, back on a page of ours at its end.
    `frame-src ${sources(identityOrigin)}`,
    // The brand's logo and the map's tiles may lie on other servers, and the banner's images on any (S1).
    `img-src ${sources('data:', 'https:', ...pictures)}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `form-action ${sources(identityOrigin)}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
