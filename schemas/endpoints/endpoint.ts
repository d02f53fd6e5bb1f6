import type { FromSchema, FromSchemaOptions, JSONSchema } from 'json-schema-to-ts'
import type { Entities } from '../entities/all.ts'
import type { Role } from '../entities/roles.ts'
import type { ErrorCode, ResultStatus } from '../errors.ts'

/**
 * The part of an endpoint that the portal needs at run time. `path` is relative to the base of its host and, at the
 * API, contains the version segment (S7); names in braces are path parameters.
 */
export interface Route {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Set for endpoints at the identity provider, below its authority; the others are at the API. */
  readonly host?: 'identity'
  readonly path: `/${string}`
  readonly envelope: EnvelopeKind
  /** Type of `data` in the envelope 'result', if it is not a record. */
  readonly answers?: 'list' | 'text'
  /** Set for a read that uses the method of a write. */
  readonly isRead?: true
  /** Set if the call sends one file as the field `file` of multipart/form-data instead of a body. */
  readonly upload?: true
  /** Set if the call returns a file on success; a failure is returned in the envelope. */
  readonly download?: true
}

export type EnvelopeKind = 'result' | 'table' | 'setup' | 'banner'

/** Records that a call may access. The server checks it for every call in one function. */
export type Scope = 'public' | 'own' | 'relation' | 'network'

/** Source of a call or field: the specification, or our assumption where it has none. */
export type Origin = 'spec' | 'assumed'

/** An entity, a list of entities, a plain text, or a file. */
export type DataSchema =
  | EntityReference
  | { readonly type: 'array'; readonly items: EntityReference }
  | { readonly type: 'string' }
  | { readonly type: 'string'; readonly format: 'binary' }

interface EntityReference {
  readonly $ref: `${keyof Entities}#`
}

/**
 * An endpoint, described once: the portal calls it, the mock implements it, and the tests and the API description
 * read it.
 */
export interface Endpoint extends Route {
  readonly summary: string
  readonly origin: Origin
  /** Roles that may make the call; empty for everybody, even without a token. */
  readonly roles: readonly Role[]
  readonly scope: Scope
  readonly params?: JSONSchema
  readonly query?: JSONSchema
  readonly body?: JSONSchema | RecordBody<keyof Entities>
  readonly data: DataSchema
  /** Error codes of the call, in addition to `ANY_CALL_CODES`. */
  readonly errors: readonly ErrorCode[]
}

declare const entityOfBody: unique symbol
/**
 * Schema of a record as it is written. Typed by the name of the entity, because deriving the type again would be
 * slow.
 */
export interface RecordBody<N extends keyof Entities> {
  readonly [entityOfBody]: N
}

export interface UploadedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A downloaded file. */
export interface StoredFile extends UploadedFile {
  readonly type: string
}

export const EVERY_ROLE: readonly Role[] = ['User', 'FleetManager', 'EntityManager', 'Operator', 'SuperAdmin']

// --- Types of a call, derived from its endpoint

type DataOf<S> = S extends { readonly $ref: `${infer N extends keyof Entities}#` }
  ? Entities[N]
  : S extends { readonly type: 'array'; readonly items: infer I }
    ? DataOf<I>[]
    : S extends { readonly type: 'string'; readonly format: 'binary' }
      ? StoredFile
      : S extends { readonly type: 'string' }
        ? string
        : never

type PartOf<C, K extends 'params' | 'query' | 'body', Options extends FromSchemaOptions> = C extends {
  readonly [P in K]: infer S
}
  ? {
      readonly [P in K]: S extends RecordBody<infer N>
        ? Partial<Entities[N]>
        : S extends JSONSchema
          ? FromSchema<S, Options>
          : never
    }
  : { readonly [P in K]?: undefined }

type Parts<C, Options extends FromSchemaOptions> = PartOf<C, 'params', Options> &
  PartOf<C, 'query', Options> &
  PartOf<C, 'body', Options>

/**
 * Input of a caller: `params`, `query` and `body` if the call has them; parameters with a default are optional. An
 * uploaded file is passed separately.
 */
export type InputOf<C> = Parts<C, { keepDefaultedPropertiesOptional: true }>

/** Input on the server, with defaults filled in. */
export type FilledInputOf<C> = Parts<C, { keepDefaultedPropertiesOptional: false }> &
  (C extends { readonly upload: true } ? { readonly file: UploadedFile } : { readonly file?: undefined })

/** Output of a successful call without its envelope; a page for a table list. */
export type OutputOf<C> = C extends { readonly data: infer S; readonly envelope: infer E }
  ? E extends 'table'
    ? DataOf<S> extends (infer T)[]
      ? TableList<T>
      : never
    : DataOf<S>
  : never

// --- Envelopes (S7)

export interface ResultEnvelope<T> {
  result: { status: ResultStatus; errorcode: string; message: string }
  data: T
}

/** Paging in the spelling of the API (S3). */
export interface Page {
  PageCount: number
  PageNumber: number
  Results: number
  pagesize: number
  pagenumber: number
}

export interface TableList<T> {
  Data: T[]
  Page: Page
}

export interface TableEnvelope<T> extends TableList<T> {
  Status: ResultStatus
  ErrorCode: string
}

/** `result` is 'success' or an error code. */
export interface SetupEnvelope {
  result: string
}

export interface BannerEnvelope {
  /** HTML, or empty. */
  message: string
}
