import type { Relation, Role } from '@portal/schemas'
import { type ClassName, classEntry } from '@portal/schemas/contract'

/** Properties of a caller that decide what they see. */
export interface Viewer {
  readonly roles: readonly Role[]
  /** Absent for an account that is locked or not set up, which sees nothing. */
  readonly relationId?: string
  /** Restricts reads to this relation and those below it. */
  readonly viewAs?: string
}

/** Relations whose records a viewer may see. */
export interface Scope {
  readonly sees: (relationId: string) => boolean
  /** Ids of the relations. Undefined for all. */
  readonly relations: ReadonlySet<string> | undefined
  /** False for an account that is locked or not set up. */
  readonly isKnown: boolean
}

/** True if the roles include a network role, which sees all customers. */
export const isNetwork = (roles: readonly Role[]): boolean =>
  roles.includes('Operator') || roles.includes('SuperAdmin')

/** True if a viewer may read a class, and thereby the audit entries about it. */
export const readsClass = ({ roles }: Viewer, className: ClassName): boolean =>
  classEntry(className).readers.some((role) => roles.includes(role))

const descendants = (root: string, relations: Iterable<Relation>): Set<string> => {
  const children = new Map<string, string[]>()
  for (const { Id, ParentRelation } of relations) {
    if (ParentRelation === undefined) continue
    const siblings = children.get(ParentRelation.Id)
    if (siblings) siblings.push(Id)
    else children.set(ParentRelation.Id, [Id])
  }
  const found = new Set([root])
  // A set also visits entries that are added during iteration, each only once, so a cycle of parents terminates.
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child)
  return found
}

export const scopeOfList = (relations: ReadonlySet<string>): Scope => ({
  sees: (id) => relations.has(id),
  relations,
  isKnown: true,
})

/**
 * Returns the scope of a viewer (product rule): drivers and fleet managers see their own relation, entity managers
 * also the relations below it, network roles all. Every read through a `View` is limited to it.
 */
export const scopeOf = (viewer: Viewer, relations: Iterable<Relation>): Scope => {
  const { roles, relationId, viewAs } = viewer
  if (relationId === undefined) return { ...scopeOfList(new Set()), isKnown: false }
  if (viewAs !== undefined) {
    const { viewAs: _, ...self } = viewer
    const all = [...relations]
    return scopeOfList(treeOf(viewAs, all, scopeOf(self, all)))
  }
  if (isNetwork(roles)) return { sees: () => true, relations: undefined, isKnown: true }
  if (roles.includes('EntityManager')) return scopeOfList(descendants(relationId, relations))
  return scopeOfList(new Set([relationId]))
}

/** Returns the ids of a relation and those below it, limited to the scope. */
export const treeOf = (root: string, relations: Iterable<Relation>, scope: Scope): ReadonlySet<string> =>
  new Set([...descendants(root, relations)].filter(scope.sees))
