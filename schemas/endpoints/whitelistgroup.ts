import { GROUP_CODE_MAX_LENGTH, GROUP_CODE_PATTERN, LIST_PAGE_SIZE } from '../constants.ts'
import { accessCardSchema } from '../entities/chargeplacement.ts'
import { idText as id } from '../entities/record.ts'
import { GROUP_MANAGERS } from '../entities/roles.ts'
import { type Endpoint, EVERY_ROLE } from './endpoint.ts'
import { debugQuery, idParams, tableQuery } from './shared.ts'

/** Id of a group, or its code with an encoded `#`. */
const group = { type: 'string', minLength: 1, maxLength: 60 } as const
const code = { type: 'string', pattern: GROUP_CODE_PATTERN, maxLength: GROUP_CODE_MAX_LENGTH } as const
const description = { type: 'string', minLength: 1, maxLength: 255 } as const
const version = { type: 'integer', minimum: 1 } as const

const groupParams = {
  type: 'object',
  additionalProperties: false,
  required: ['group'],
  properties: { group },
} as const
const cardParams = {
  type: 'object',
  additionalProperties: false,
  required: ['group', 'x'],
  // Accepts any text, because the portal sends it while the user types.
  properties: { group, x: { type: 'string', maxLength: 200 } },
} as const
const relationParams = {
  type: 'object',
  additionalProperties: false,
  required: ['relId'],
  properties: { relId: id },
} as const

export const listWhitelistGroups = {
  id: 'listWhitelistGroups',
  method: 'GET',
  path: '/v3.1/relation/BCO/{relId}/whitelistgroup/list/filtered',
  envelope: 'table',
  summary: 'Returns the card groups of a relation, a hundred per page',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: relationParams,
  query: {
    ...tableQuery,
    properties: {
      ...tableQuery.properties,
      pagesize: { ...tableQuery.properties.pagesize, default: LIST_PAGE_SIZE },
    },
  },
  data: { type: 'array', items: { $ref: 'WhitelistGroup#' } },
  errors: ['WRONGFILTER', 'RELNOTFOUND'],
} as const satisfies Endpoint

export const saveWhitelistGroup = {
  id: 'saveWhitelistGroup',
  method: 'POST',
  path: '/v3.1/relation/BCO/{relId}/whitelistgroup/createupdate',
  envelope: 'result',
  summary: 'Creates a card group, or changes the code or description of the given one',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: relationParams,
  query: debugQuery,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Code', 'Description'],
    properties: { Id: id, Version: version, Code: code, Description: description },
  },
  data: { $ref: 'WhitelistGroup#' },
  errors: ['RELNOTFOUND', 'TOKGRNOTFOUND', 'TOKGRUPFAIL'],
} as const satisfies Endpoint

export const cloneWhitelistGroup = {
  id: 'cloneWhitelistGroup',
  method: 'POST',
  path: '/v3.1/whitelistgroup/BCO/{group}/clone',
  envelope: 'result',
  summary: 'Creates a card group with the same cards',
  origin: 'spec',
  roles: GROUP_MANAGERS,
  scope: 'relation',
  params: groupParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Code', 'Description'],
    properties: { Code: code, Description: description },
  },
  data: { $ref: 'WhitelistGroup#' },
  errors: ['TOKGRNOTFOUND', 'TOKGRUPFAIL'],
} as const satisfies Endpoint

export const addPrintedNumber = {
  id: 'addPrintedNumber',
  method: 'POST',
  path: '/v3.1/whitelistgroup/BCO/{group}/{x}/addprintednumber',
  envelope: 'result',
  summary: 'Adds a card to a group with its printed number; `x` is the id of the card',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: cardParams,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Assumed; by default the printed number in the card's record. */
      PrintedNumber: { type: 'string', minLength: 1, maxLength: 40 },
    },
  },
  data: { $ref: 'WhitelistGroup#' },
  errors: ['TOKGRNOTFOUND', 'UnknownToken', 'ALUSEDCARD', 'ATTACHEDTOUSER'],
} as const satisfies Endpoint

export const addAuthorize = {
  id: 'addAuthorize',
  method: 'POST',
  path: '/v3.1/whitelistgroup/BCO/{group}/{x}/addauthorize',
  envelope: 'result',
  summary: 'Authorises a card of a group to charge; `x` is the id of the card',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: cardParams,
  data: { $ref: 'WhitelistGroup#' },
  errors: ['TOKGRNOTFOUND', 'UnknownToken', 'ALUSEDCARD', 'TOKACTIVERR'],
} as const satisfies Endpoint

export const removeCard = {
  id: 'removeCard',
  method: 'DELETE',
  path: '/v3.1/whitelistgroup/BCO/{group}/{a}/{b}',
  envelope: 'result',
  summary:
    'Removes a card from a group, or its authorisation: `a` is its id, `b` is `printednumber` or `authorize`',
  origin: 'spec',
  roles: GROUP_MANAGERS,
  scope: 'relation',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['group', 'a', 'b'],
    properties: {
      group,
      a: cardParams.properties.x,
      b: { type: 'string', enum: ['printednumber', 'authorize'] },
    },
  },
  data: { $ref: 'WhitelistGroup#' },
  errors: ['TOKGRNOTFOUND', 'UnknownToken'],
} as const satisfies Endpoint

export const saveWhitelist = {
  id: 'saveWhitelist',
  method: 'POST',
  path: '/v3.1/whitelistgroup/BCO/{group}/whitelist/createupdate',
  envelope: 'result',
  summary: 'Creates or changes a list of some cards of a group',
  origin: 'spec',
  roles: GROUP_MANAGERS,
  scope: 'relation',
  params: groupParams,
  query: debugQuery,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Code', 'Description', 'TokenIds'],
    properties: {
      Id: id,
      Version: version,
      Code: code,
      Description: description,
      TokenIds: { type: 'array', maxItems: 5_000, items: id },
    },
  },
  data: { $ref: 'Whitelist#' },
  errors: ['TOKGRNOTFOUND', 'WHTLCREFAIL'],
} as const satisfies Endpoint

export const removeWhitelist = {
  id: 'removeWhitelist',
  method: 'DELETE',
  path: '/v3.1/whitelistgroup/BCO/{group}/whitelist/{item}',
  envelope: 'result',
  summary: 'Removes a list from its group; the cards remain in the group',
  origin: 'spec',
  roles: GROUP_MANAGERS,
  scope: 'relation',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['group', 'item'],
    properties: { group, item: group },
  },
  data: { $ref: 'Whitelist#' },
  errors: ['TOKGRNOTFOUND'],
} as const satisfies Endpoint

export const moveTokens = {
  id: 'moveTokens',
  method: 'POST',
  path: '/v3.1/whitelistgroup/BCO/{group}/movetokens/{from}/to/{to}',
  envelope: 'result',
  summary:
    'Moves all cards of a list to another list of the same group or (assumed) to another group; each is given by id or code',
  origin: 'spec',
  roles: GROUP_MANAGERS,
  scope: 'relation',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['group', 'from', 'to'],
    properties: { group, from: group, to: group },
  },
  data: { $ref: 'Whitelist#' },
  errors: ['TOKGRNOTFOUND', 'TOKGRUPFAIL'],
} as const satisfies Endpoint

export const removeWhitelistGroup = {
  id: 'removeWhitelistGroup',
  method: 'DELETE',
  path: '/v3.1/relation/BCO/{relId}/whitelistgroup/{group}',
  envelope: 'result',
  summary: 'Removes a group with its lists, unless a charger uses it',
  origin: 'spec',
  roles: GROUP_MANAGERS,
  scope: 'relation',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['relId', 'group'],
    properties: { relId: id, group },
  },
  data: { $ref: 'WhitelistGroup#' },
  errors: ['RELNOTFOUND', 'TOKGRNOTFOUND', 'TOKGRINUSE'],
} as const satisfies Endpoint

export const getPlacementGroup = {
  id: 'getPlacementGroup',
  method: 'GET',
  path: '/v3.1/chargeplacement/BCO/{id}/whitelistgroup',
  envelope: 'result',
  summary: 'Returns the group whose cards can charge at a placement',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  data: { $ref: 'WhitelistGroup#' },
  errors: ['PLACEMENTNOTFOUND', 'TOKGRNOTFOUND'],
} as const satisfies Endpoint

export const setPlacementGroup = {
  id: 'setPlacementGroup',
  method: 'POST',
  path: '/v3.1/chargeplacement/BCO/{id}/whitelistgroup',
  envelope: 'result',
  summary: 'Sets the group whose cards can charge at a placement, or limits it to some of its cards',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'relation',
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['WhitelistGroup'],
    properties: {
      WhitelistGroup: group,
      /**
       * Card terms of an installation draft (S3); omitted terms are unchanged. `whitelistTokenGroup` is the id or code
       * of a list.
       */
      ...accessCardSchema.properties,
      /** Version of the placement last read by the caller (assumed). */
      Version: version,
    },
  },
  data: { $ref: 'WhitelistGroup#' },
  errors: ['PLACEMENTNOTFOUND', 'PLACCONFLICT', 'TOKGRNOTFOUND', 'SUBTYPENOTFOUND', 'UnknownToken'],
} as const satisfies Endpoint
