import type { Config } from './config.ts'

/** Returns the origin of a URL; 'none' for a URL without a host, which the schema of config.json does not reject. */
const originOf = (address: string): string =>
  /^https?:\/\/[^/?#]+/i.exec(address)?.[0].toLowerCase() ?? "'none'"

/**
 * Returns the Content-Security-Policy header of a portal with this configuration. The mock sends it, and `npm run
 * csp` prints it for other servers. It forbids everything that the portal does not need.
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
    // The silent renewal runs in a hidden frame, first at the provider and then on a page of the portal.
    `frame-src ${sources(identityOrigin)}`,
    // The logo and the map tiles may be on configured servers, and banner images on any https server (S1).
    `img-src ${sources('data:', 'https:', ...pictures)}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `form-action ${sources(identityOrigin)}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
