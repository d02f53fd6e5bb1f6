import type { ChargePassRequest } from '@portal/schemas/contract'

/** 'Veldstraat 155, 8380 Zeebrugge' */
export const addressLine = ({ address, zipCode, city }: ChargePassRequest['DeliveryAddress']): string =>
  [address, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
