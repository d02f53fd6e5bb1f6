/** What rolldown tells of a module; the part that is needed here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Puts everything that the portal needs at its start into one chunk. By default each set of modules that another screen
 * shares would become a chunk of its own: a dozen small ones, which compress worse and cost a request each. `later` names
 * what an index re-exports for screens that come later.
 */
export const oneFirstChunk = (entry: string, later: RegExp) => {
  let atStart: ReadonlySet<string> | undefined
  const reachable = (graph: ModuleGraph): ReadonlySet<string> => {
    const seen = new Set<string>()
    const visit = (id: string) => {
      if (seen.has(id) || later.test(id)) return
      seen.add(id)
      graph.getModuleInfo(id)?.importedIds.forEach(visit)
    }
    visit(entry)
    // The entry stays what the page names.
    seen.delete(entry)
    return seen
  }
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id: string, graph: ModuleGraph) => {
          atStart ??= reachable(graph)
          return atStart.has(id) ? 'start' : null
        },
      },
    ],
  }
}
