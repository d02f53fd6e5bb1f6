import type { Request } from '@playwright/test'
import { endpoints } from '@portal/schemas/contract'
import type { Operation } from './mock.ts'

/** Whether a request of the page is one of this operation of the API. */
export const isRequestOf = (request: Request, operation: Operation): boolean => {
  if (!(operation in endpoints)) return false
  const { method, path } = endpoints[operation as keyof typeof endpoints].route
  const pattern = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i')
  return request.method() === method && pattern.test(new URL(request.url()).pathname)
}
