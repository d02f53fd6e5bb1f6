import type { Page, ResultStatus, TableList } from '@portal/schemas'
import type { EnvelopeKind } from '@portal/schemas/contract'

/** What went wrong, before it is put into an envelope. */
export interface Failure {
  readonly code: string
  readonly status: ResultStatus
  readonly message: string
  readonly http: number
}

const NO_PAGE: Page = { PageCount: 0, PageNumber: 1, Results: 0, pagesize: 1, pagenumber: 1 }

/** The one place that knows the shapes of the four envelopes (S7), full and failing. */
export const envelopes: Readonly<
  Record<EnvelopeKind, { success: (data: unknown) => unknown; failure: (failure: Failure) => unknown }>
> = {
  result: {
    success: (data) => ({ result: { status: 'success', errorcode: '', message: '' }, data }),
    failure: ({ code, status, message }) => ({ result: { status, errorcode: code, message }, data: null }),
  },
  table: {
    success: (data) => ({ Status: 'success', ErrorCode: '', ...(data as TableList<unknown>) }),
    failure: ({ code, status, message }) => ({
      Status: status,
      ErrorCode: code,
      Message: message,
      Data: [],
      Page: NO_PAGE,
    }),
  },
  setup: {
    success: () => ({ result: 'success' }),
    failure: ({ code }) => ({ result: code }),
  },
  banner: {
    success: (data) => ({ message: data }),
    // Where HTTP does not say that it failed, a text would be taken for a banner.
    failure: ({ http, message }) => ({ message: http >= 400 ? message : '' }),
  },
}
