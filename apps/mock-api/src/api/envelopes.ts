import type { Page, ResultStatus, TableList } from '@portal/schemas'
import type { EnvelopeKind } from '@portal/schemas/contract'

export interface Failure {
  readonly code: string
  readonly status: ResultStatus
  readonly message: string
  readonly http: number
  /** Current record, for a write that conflicts with a newer version. */
  readonly current?: object
}

const NO_PAGE: Page = { PageCount: 0, PageNumber: 1, Results: 0, pagesize: 1, pagenumber: 1 }

/** The four envelopes (S7), for success and failure. */
export const envelopes: Readonly<
  Record<
    EnvelopeKind,
    { success: (data: unknown, code?: string) => unknown; failure: (failure: Failure) => unknown }
  >
> = {
  result: {
    success: (data, code = '') => ({ result: { status: 'success', errorcode: code, message: '' }, data }),
    failure: ({ code, status, message, current = null }) => ({
      result: { status, errorcode: code, message },
      data: current,
    }),
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
    // The portal would show the message of a failure with a 2xx status as a banner, so such a failure has none.
    failure: ({ http, message }) => ({ message: http >= 400 ? message : '' }),
  },
}
