import type { Relation, Role } from '@portal/schemas'

/** Who looks: the part of a caller that decides what they see. */
export interface Viewer {
  readonly roles: readonly Role[]
  /** Absent for an account that has not been set up or is locked: such a one sees nothing. */
  readonly relationId?: string
  /** Reads through the eyes of this relation: its own records, and those of relations below it. */
  readonly viewAs?: string
}

/** The relations whose records a viewer may see. */
export interface Scope {
  readonly sees: (relationId: string) => boolean
  /** The same as a list; undefined for all. */
  readonly relations: ReadonlySet<string> | undefined
  /** False for an account that has not been set up or is locked. */
  readonly isKnown: boolean
}

/** Whether someone runs the network, and so sees every customer. */
export const isNetwork = (roles: readonly Role[]): boolean =>
  roles.includes('Operator') || roles.includes('SuperAdmin')

const descendants = (root: string, relations: Iterable<Relation>): Set<string> => {
  const children = new Map<string, string[]>()
  for (const { Id, ParentRelation } of relations) {
    if (ParentRelation === undefined) continue
    const siblings = children.get(ParentRelation.Id)
    if (siblings) siblings.push(Id)
    else children.set(ParentRelation.Id, [Id])
  }
  const found = new Set([root])
  // A set also visits entries added while it is walked, each only once, so that a ring of parents ends too.
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child)
  return found
}

export const scopeOfList = (relations: ReadonlySet<string>): Scope => ({
  sees: (id) => relations.has(id),
  relations,
  isKnown: true,
})

/**
 * Whose records a viewer may see (product rule: a driver and a fleet manager their own relation, an entity manager
 * the relations below it too, the network's people all). The one place that decides it; every read passes here.
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

/** A relation and those below it, as far as they are in scope. */
export const treeOf = (root: string, relations: Iterable<Relation>, scope: Scope): ReadonlySet<string> =>
  new Set([...descendants(root, relations)].filter(scope.sees))
