/**
 * Versions of the protocol between chargers and server. A file of its own, because the schema of a charger needs the
 * names without the messages.
 */
export const PROTOCOLS = ['OCPP 1.6', 'OCPP 2.0.1'] as const
export type Protocol = (typeof PROTOCOLS)[number]

/** Protocol of a charger whose record does not name one. */
export const protocolOf = ({ Protocol }: { readonly Protocol?: string | undefined }): Protocol =>
  PROTOCOLS.find((one) => one === Protocol) ?? 'OCPP 1.6'
