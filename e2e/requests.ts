import type { Page, Request } from '@playwright/test'
import { IDENTITY_BASE_PATH } from '@portal/schemas'
import { endpoints } from '@portal/schemas/contract'
import type { Operation } from './mock.ts'

const IDENTITY: Readonly<Partial<Record<Operation, string>>> = {
  'identity.discovery': `${IDENTITY_BASE_PATH}/.well-known/openid-configuration`,
  'identity.token': `${IDENTITY_BASE_PATH}/token`,
}

/** True if the request is a call of this operation of the API or the sign-in service. */
export const isRequestOf = (request: Request, operation: Operation): boolean => {
  if (!(operation in endpoints)) return new URL(request.url()).pathname === IDENTITY[operation]
  const { method, path } = endpoints[operation as keyof typeof endpoints]
  const pattern = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i')
  return request.method() === method && pattern.test(new URL(request.url()).pathname)
}

/** Tracks the pending requests of a page from now on. */
export const requestsUnderWay = (page: Page): ReadonlySet<Request> => {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  // `requestfinished` never fires for a response that is not read to its end.
  page.on('response', (response) => underWay.delete(response.request()))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  page.on('framenavigated', (frame) => {
    // Requests of the previous document never finish.
    for (const request of underWay)
      if (!request.isNavigationRequest() && request.frame() === frame) underWay.delete(request)
  })
  return underWay
}
