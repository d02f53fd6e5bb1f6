import {
  DEFAULT_TABLE_CATEGORIES,
  normalizeText,
  type Relation,
  type RelationEntry,
  SUBSCRIPTION_TYPE_CODES,
} from '@portal/schemas'
import type { RecordOf } from '@portal/schemas/contract'
import { filterRecords, queryTable } from '../world/query.ts'
import type { View } from '../world/view.ts'
import { complaintOf, fieldComplaintOf } from './generic/meta.ts'
import { fieldsOf } from './generic/read.ts'
import { BcoError, type Handler } from './handler.ts'
import { entryIn } from './relation.ts'

const relationIn = (view: View, id: string): Relation => {
  const relation = view.one('relation', id)
  if (!relation) throw new BcoError('RELNOTFOUND')
  return relation
}

const byName = (a: { readonly Description: string }, b: { readonly Description: string }): number =>
  normalizeText(a.Description).localeCompare(normalizeText(b.Description), 'en')

export const getRelationTree: Handler<'getRelationTree'> = ({ params, query }, { caller, world }) => {
  const view = world.as(caller)
  const root = relationIn(view, params.parentId)
  const tree = view.tree(root)
  const below = view
    .all('relation')
    .filter(({ Id, ParentRelation }) =>
      query.directonly ? ParentRelation?.Id === root.Id : Id !== root.Id && tree.has(Id),
    )
  const found = [...filterRecords(below, query.filter, complaintOf('relation'))].sort(byName)
  return (query.sort === 'desc' ? found.reverse() : found).map(entryIn(view))
}

export const getRelationTreeviewer: Handler<'getRelationTreeviewer'> = (_, { caller, world }) => {
  const view = world.as(caller)
  const entries = view.all('relation').map(entryIn(view)).sort(byName)
  const childrenOf = new Map<string | undefined, RelationEntry[]>()
  for (const entry of entries) {
    const siblings = childrenOf.get(entry.Relation?.Id)
    if (siblings) siblings.push(entry)
    else childrenOf.set(entry.Relation?.Id, [entry])
  }
  const walk = (parent: string | undefined): RelationEntry[] =>
    (childrenOf.get(parent) ?? []).flatMap((entry) => [entry, ...walk(entry.Id)])
  return walk(undefined)
}

export const getRelationChildElements: Handler<'getRelationChildElements'> = (
  { params },
  { caller, world },
) => {
  const view = world.as(caller)
  const { Id } = relationIn(view, params.id)
  const relations = view.all('relation').filter(({ ParentRelation }) => ParentRelation?.Id === Id)
  const contacts = view.all('relationcontact').filter(({ Relation }) => Relation.Id === Id)
  const locations = view.all('chargelocation').filter(({ RelationId }) => RelationId === Id)
  const as =
    (Type: 'Relation' | 'RelationContact' | 'ChargeLocation') =>
    (record: { readonly Id: string; readonly Description: string }) => ({
      Id: record.Id,
      Description: record.Description,
      Type,
      RelationId: Id,
    })
  return [
    ...relations.map(as('Relation')),
    ...contacts.map(as('RelationContact')),
    ...locations.map(as('ChargeLocation')),
  ]
}

const isListed = (code: string): code is RecordOf<'subscriptiontype'>['Code'] =>
  SUBSCRIPTION_TYPE_CODES.some((listed) => listed === code)

export const createSubscriptionType: Handler<'createSubscriptionType'> = (
  { params, body },
  { caller, world, now },
) => {
  const view = world.as(caller)
  const { Id: RelationId } = relationIn(view, params.relId)
  const { Code } = body
  if (!isListed(Code)) throw new BcoError('SUBTYPENOTFOUND', `Code: '${Code}' is not a subscription type`)
  const types = view.all('subscriptiontype')
  const listed = types.find((type) => type.Code === Code && type.RelationId === undefined)
  const tariffs = view.all('tariff').map((tariff) => tariff.Code)
  const wrong = body.TariffCodes?.find((code) => !tariffs.includes(code))
  if (wrong !== undefined) throw new BcoError('Error', `TariffCodes: '${wrong}' is not a tariff`)
  const isTaken = types.some((type) => type.Code === Code && type.RelationId === RelationId)
  if (isTaken) throw new BcoError('Error', 'Code: the relation already has this type')
  const at = new Date(now).toISOString()
  return world.write(
    'subscriptiontype',
    {
      Id: world.newId('subscriptiontype'),
      Description: body.Description ?? listed?.Description ?? Code,
      Version: 1,
      CreatedOn: at,
      ModifiedOn: at,
      Code,
      MonthlyFee: body.MonthlyFee ?? listed?.MonthlyFee ?? 0,
      IncludesCreg: body.IncludesCreg ?? listed?.IncludesCreg ?? false,
      TariffCodes: [...(body.TariffCodes ?? listed?.TariffCodes ?? [])],
      RelationId,
    },
    now,
  )
}

export const listSubscriptionTypes: Handler<'listSubscriptionTypes'> = (
  { params, query },
  { caller, world },
) => {
  const view = world.as(caller)
  const { Id } = relationIn(view, params.relId)
  const types = view
    .all('subscriptiontype')
    .filter(({ RelationId }) => RelationId === undefined || RelationId === Id)
    .filter(({ IncludesCreg }) => query.includeCreg || !IncludesCreg)
  return queryTable(
    types,
    { ...query, DataCategories: query.DataCategories ?? DEFAULT_TABLE_CATEGORIES.join(',') },
    {
      fields: fieldsOf('subscriptiontype'),
      defaultOrder: 'Code',
      complaintOf: complaintOf('subscriptiontype'),
      fieldComplaintOf: fieldComplaintOf('subscriptiontype'),
    },
  )
}
