export const EXIT = { fine: 0, failed: 1, usage: 2, limit: 3 } as const

/** Thrown for an invalid command line, which leads to exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export const USAGE = `npm run paths [-- COMMAND] [FOLDER] [--config FILE]

  The config lists the machines: paths.config.ts in FOLDER or here. Without one, FOLDER holds machine.ts and model.ts.

  (none)                      write all committed paths
  write [machine…]            write the paths of some machines, such as after a merge conflict
  list                        list the machines with their states, transitions and paths
  generate <machine|all>      print paths without writing them
      --cover states|transitions|edges|pairs   what they reach (default edges: each transition with each event case)
      --to STATE              the shortest path to a state; --through STATE|TRANSITION (repeatable)
      --walk N --seed S       N random walks; the same seed gives the same walks
      --probes                each event that a state ignores, sent once
      --interrupts            each path with each interrupt
      --max-steps N           the longest path (default 25)
      --shard I/N             every Nth path, from the Ith on
      --format json|markdown|mermaid           markdown is a charter for manual testers
      --language CODE         the language of a charter
      --page                  only what a user can do in the browser
  check [machine…]            list outdated paths and all findings
  coverage [machine…]         print the states, transitions, event cases and pairs that the committed paths reach
      --min P --cover GOAL    fail below P per cent of the goal (default 100 of all but pairs)
  replay FILE --on chart|page play the paths of a file
  shrink FILE --on chart|page find the shortest path that still fails, and keep it as a regression
  report [machine…]           write paths, a charter and a drawing, and print the coverage
  draw [machine…]             draw machines into their folders; --check only lists outdated drawings
  explain <machine> <state>   describe a state: the shortest path to it, and its ways in and out
  mutants [machine…]          plant one fault at a time, and count those that the committed paths or the hash notice
  nightly [machine…] [--on chart|page]   play all pairs and many random walks; on the page all charters too; also takes
                              --shard and --seed

Exit codes: 0 passed, 1 failed, 2 wrong usage, 3 limit reached
`

/** Returns the Levenshtein distance between two words, ignoring case. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const exchanged = (row[j] ?? 0) + (letter.toLowerCase() === other.toLowerCase() ? 0 : 1)
      next.push(Math.min(exchanged, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** Returns the matching name; otherwise throws and suggests the nearest name. */
export const chosenOf = <TName extends string>(
  what: string,
  value: string | undefined,
  names: readonly TName[],
): TName => {
  const found = names.find((name) => name === value)
  if (found !== undefined) return found
  // Prefers a name that begins with the value to a similar one.
  const far = (name: string) => (name.startsWith(value ?? '') ? 0 : distance(value ?? '', name))
  const nearest = names.toSorted((a, b) => far(a) - far(b))[0]
  const problem = value === undefined ? `Which ${what}?` : `There is no ${what} '${value}'.`
  throw new UsageError(
    value === undefined ? `${problem} One of ${names.join(', ')}.` : `${problem} Did you mean '${nearest}'?`,
  )
}
