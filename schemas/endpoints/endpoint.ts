import type { FromSchema, FromSchemaOptions, JSONSchema } from 'json-schema-to-ts'
import type { Entities } from '../entities/all.ts'
import type { Role } from '../entities/roles.ts'
import type { ErrorCode, ResultStatus } from '../errors.ts'

/**
 * How a call is made: all that the portal needs at run time. `path` follows the base of its host and, at the API, holds
 * the version segment (S7); names in braces are path parameters.
 */
export interface Route {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Where the call lives: at the identity provider, under its authority; without it at the API. */
  readonly host?: 'identity'
  readonly path: `/${string}`
  readonly envelope: EnvelopeKind
  /** What `data` of the envelope 'result' holds, where that is not a record. */
  readonly answers?: 'list' | 'text'
  /** Asks only, although its method says otherwise. */
  readonly isRead?: true
  /** Sends one file, the field `file` of multipart/form-data, instead of a body. */
  readonly upload?: true
  /** Answers the bytes of a file when it succeeds; a failure comes in the envelope. */
  readonly download?: true
}

/** The four shapes of an answer. */
export type EnvelopeKind = 'result' | 'table' | 'setup' | 'banner'

/** Whose records a call may touch; decided for every call by one function of the server. */
export type Scope = 'public' | 'own' | 'relation' | 'network'

/** Where a call or a field comes from: the specification, or assumed by us where it is silent. */
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

/** A call, described once: the portal sends it, the mock answers it, and the tests and the API description read it. */
export interface Endpoint extends Route {
  readonly summary: string
  readonly origin: Origin
  /** Roles that may call; an empty list means everybody, without a token too. */
  readonly roles: readonly Role[]
  readonly scope: Scope
  readonly params?: JSONSchema
  readonly query?: JSONSchema
  readonly body?: JSONSchema | RecordBody<keyof Entities>
  readonly data: DataSchema
  /** Codes that the call can answer besides those that any call can. */
  readonly errors: readonly ErrorCode[]
}

declare const entityOfBody: unique symbol
/** The schema of a record as it is written; typed by the entity's name, since deriving it again would cost much. */
export interface RecordBody<N extends keyof Entities> {
  readonly [entityOfBody]: N
}

/** A file that was sent. */
export interface UploadedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A file as it is handed out. */
export interface StoredFile extends UploadedFile {
  /** Its media type. */
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
  PartOf<C, 'body', Options> &
  (C extends { readonly upload: true } ? { readonly file: UploadedFile } : { readonly file?: undefined })

/** What a caller passes: `params`, `query` and `body` as far as the call has them; what has a default may be left out. */
export type InputOf<C> = Parts<C, { keepDefaultedPropertiesOptional: true }>

/** What the server sees: the same with the defaults filled in. */
export type FilledInputOf<C> = Parts<C, { keepDefaultedPropertiesOptional: false }>

/** What a successful call hands back, without its envelope; the page for a table list. */
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

/** Paging as the API spells it (S3). */
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
