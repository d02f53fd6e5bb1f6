/** A call of S7 with its parameters. */
export interface SpecifiedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly query: readonly string[]
  /** Fields of the body; undefined if S7 does not show them. No other field may be required. */
  readonly body?: readonly string[]
  /** Our optional parameters; a server may reject them. */
  readonly assumed?: readonly string[]
}

const TABLE = ['filter', 'pagesize', 'pagenumber', 'DataCategories', 'Fields', 'Links', 'orderby'] as const
const GENERIC = [...TABLE, 'type', 'select', 'caching'] as const
const NAMED_LIST = ['pagesize', 'pagenumber', 'caching', 'filter'] as const
const BEYOND_NAMED_LIST = ['DataCategories', 'Fields', 'Links', 'orderby'] as const
const NONE = [] as const
/** Query of a save under `?debug=1`. */
const DEBUG = ['debug'] as const
const PLACEMENT = ['placementid'] as const
/**
 * Sent instead of `placementid`: the connector if the placement has several, or the charger if no placement is known.
 */
const BESIDE_PLACEMENT = ['chargepointid', 'connectorid'] as const

/** The calls of S7 in its order. `{class}` is any class; path parameters have the names of the endpoint table. */
export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  { method: 'GET', path: '/v3.1/{class}/BCO/filtered', query: GENERIC, assumed: ['relid', 'from', 'to'] },
  {
    method: 'GET',
    path: '/v3.1/{class}/BCO/one/{id}',
    query: NONE,
    assumed: ['select', 'Fields', 'Links', 'caching'],
  },
  { method: 'GET', path: '/v3.1/{class}/BCO/meta', query: NONE },
  { method: 'POST', path: '/v3.1/{class}/BCO/createupdate', query: DEBUG },

  { method: 'GET', path: '/v3.1/relation/BCO/{id}', query: NONE },
  {
    method: 'GET',
    path: '/v3.1/relation/BCO/treeview/{parentId}/Relation',
    query: ['directonly', 'filter', 'sort'],
  },
  { method: 'GET', path: '/v3.1/relation/BCO/treeviewer', query: NONE },
  { method: 'GET', path: '/v3.1/relation/BCO/childelements/{id}', query: NONE },
  { method: 'POST', path: '/v3.1/user/BCO/contact/intorelation/{id}', query: NONE },
  {
    method: 'GET',
    path: '/v3.1/relation/BCO/impersonate/list',
    // S7 mentions a flag on the chargepoints page, but not its name.
    query: ['isRelationsOnly', 'chargepoints'],
  },
  { method: 'POST', path: '/v3.1/relation/BCO/{relId}/createsubscriptiontype', query: NONE },
  {
    method: 'GET',
    path: '/v3.1/relation/BCO/{relId}/subscriptiontype/list/filtered',
    query: [...NAMED_LIST, 'includeCreg'],
    assumed: BEYOND_NAMED_LIST,
  },

  {
    method: 'GET',
    path: '/v3.1/relation/BCO/{relId}/whitelistgroup/list/filtered',
    query: NAMED_LIST,
    assumed: BEYOND_NAMED_LIST,
  },
  { method: 'POST', path: '/v3.1/relation/BCO/{relId}/whitelistgroup/createupdate', query: DEBUG },
  {
    method: 'POST',
    path: '/v3.1/whitelistgroup/BCO/{group}/clone',
    query: NONE,
    body: ['Code', 'Description'],
  },
  {
    method: 'POST',
    path: '/v3.1/whitelistgroup/BCO/{group}/{x}/addprintednumber',
    query: NONE,
    body: NONE,
    assumed: ['PrintedNumber'],
  },
  { method: 'POST', path: '/v3.1/whitelistgroup/BCO/{group}/{x}/addauthorize', query: NONE, body: NONE },
  { method: 'POST', path: '/v3.1/whitelistgroup/BCO/{group}/whitelist/createupdate', query: DEBUG },
  { method: 'DELETE', path: '/v3.1/whitelistgroup/BCO/{group}/whitelist/{item}', query: NONE, body: NONE },
  {
    method: 'POST',
    path: '/v3.1/whitelistgroup/BCO/{group}/movetokens/{from}/to/{to}',
    query: NONE,
    body: NONE,
  },
  { method: 'DELETE', path: '/v3.1/relation/BCO/{relId}/whitelistgroup/{group}', query: NONE, body: NONE },
  { method: 'DELETE', path: '/v3.1/whitelistgroup/BCO/{group}/{a}/{b}', query: NONE, body: NONE },
  { method: 'POST', path: '/v3.1/chargeplacement/BCO/{id}/whitelistgroup', query: NONE },
  { method: 'GET', path: '/v3.1/chargeplacement/BCO/{id}/whitelistgroup', query: NONE },

  { method: 'GET', path: '/v3.1/chargepoint/BCO/{id}', query: NONE },
  { method: 'GET', path: '/v3.1/chargepoint/BCO/{id}/Settings', query: NONE },
  { method: 'GET', path: '/v3.1/chargepoint/BCO/Minimal/{id}', query: NONE },
  {
    method: 'GET',
    path: '/v3.1/chargepoint/BCO/list',
    query: ['directonly', 'relid', 'relationcontactid', 'filter'],
  },
  {
    method: 'POST',
    path: '/v3.1/chargepoint/BCO/Stats',
    query: NONE,
    body: ['start', 'end'],
    assumed: ['chargepointid'],
  },
  { method: 'PUT', path: '/v3.1/chargepoint/BCO/Update', query: NONE },
  { method: 'POST', path: '/v2/chargepoint/BCO/SendMessage', query: NONE },
  { method: 'GET', path: '/v2/chargepoint/BCO/MessageById/{id}', query: NONE },
  { method: 'GET', path: '/v3/chargepoint/BCO/Verify/Serial/{serial}', query: NONE },
  { method: 'GET', path: '/v3.1/chargeplacement/BCO/{id}/contractdetails', query: NONE },
  {
    method: 'POST',
    path: '/v3/chargepoint/BCO/Remote/Start',
    query: NONE,
    body: ['chargepointid', 'placementid', 'connectorid', 'tokenid'],
  },
  {
    method: 'POST',
    path: '/v3/chargepoint/BCO/Remote/Stop',
    query: NONE,
    body: PLACEMENT,
    assumed: BESIDE_PLACEMENT,
  },
  {
    method: 'POST',
    path: '/v3/chargepoint/BCO/Remote/Reset',
    query: NONE,
    body: PLACEMENT,
    assumed: BESIDE_PLACEMENT,
  },
  {
    method: 'POST',
    path: '/v3/chargepoint/BCO/Remote/Unlock',
    query: NONE,
    body: PLACEMENT,
    assumed: BESIDE_PLACEMENT,
  },
  { method: 'POST', path: '/v3/chargeplacement/BCO/{id}/update/guestcharging', query: NONE },
  { method: 'POST', path: '/v3/chargeplacement/BCO/{id}/update/reimbwhitelist', query: NONE },
  { method: 'POST', path: '/v3/chargeplacement/BCO/{id}/update/isplugandcharge', query: NONE },

  { method: 'GET', path: '/v3.1/user/BCO/UserInfo', query: NONE },
  { method: 'POST', path: '/v3.1/user/BCO/Setup', query: DEBUG },
  { method: 'GET', path: '/v3.1/user/BCO/My/Info/{x}/{type}', query: ['directonly'] },
  { method: 'GET', path: '/v3.1/user/BCO/Dev/CleanUp', query: DEBUG },
  { method: 'PUT', path: '/api/User/ChangePassword', query: NONE },

  { method: 'GET', path: '/v3.1/banner/BCO/Banner', query: NONE },
]

/** Returns the parameters of a call that neither S7 nor `assumed` lists. */
export const unspecifiedNames = (
  { query, body, assumed = [] }: SpecifiedCall,
  sent: { readonly query: readonly string[]; readonly body: readonly string[] },
): readonly string[] => [
  ...sent.query.filter((name) => !query.includes(name) && !assumed.includes(name)),
  ...(body ? sent.body.filter((name) => !body.includes(name) && !assumed.includes(name)) : []),
]
