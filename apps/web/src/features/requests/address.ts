import type { ReadAddress } from '../../services/readers/requests.ts'

/** 'Veldstraat 155, 8380 Zeebrugge' */
export const addressLine = ({ address, zipCode, city }: ReadAddress): string =>
  [address, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
