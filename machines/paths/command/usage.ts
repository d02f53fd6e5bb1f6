/** Exit codes of `npm run paths`. */
export const EXIT = { fine: 0, failed: 1, usage: 2, limit: 3 } as const

/** Wrong command line: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export const USAGE = `npm run paths [-- COMMAND] [FOLDER] [--config FILE]

  The machines are those of the config, by default paths.config.ts in FOLDER or here; or the one of a FOLDER that holds
  machine.ts and model.ts.

  (none)                      write all committed paths again
  write [machine…]            write those of some charts again, such as after a merge conflict
  list                        charts, with their states, transitions and paths
  generate <machine|all>      print paths, without writing
      --cover states|transitions|edges|pairs   what they reach (default edges: each transition with each event case)
      --to STATE              the shortest path there; --through STATE|TRANSITION (may be given several times)
      --walk N --seed S       N walks by chance, the same for the same seed
      --probes                what a state does not take, sent once
      --interrupts            each path with each interrupt in between
      --max-steps N           of one path (default 25)
      --shard I/N             every Nth path, from the Ith on
      --format json|markdown|mermaid           markdown is a charter for testing by hand
      --language CODE         of a charter: what the app says is quoted in it
      --page                  as a person in the browser can drive the chart
  check [machine…]            drift of committed paths, and everything that can be said against a chart
  coverage [machine…]         states, transitions, event cases and pairs that the committed paths reach
      --min P --cover GOAL    fails below P per cent of the goal (default 100 of all but pairs)
  replay FILE --on chart|page play the paths of a file
  shrink FILE --on chart|page the shortest way to see a failure; it is kept in regressions and replayed from then on
  report [machine…]           all in one: writes paths, a charter and a drawing, prints what the paths reach
  draw [machine…]             draw charts into their folders; with --check only say which drawings are out of date
  explain <machine> <state>   what a state is, the shortest way there, and the ways out
  mutants [machine…]          faults planted one at a time: how many the committed paths and the hash notice
  nightly [machine…] [--on chart|page]   all pairs and many walks by chance; of all charts on the page all
                              charters too; --shard, --seed as above

Exit codes: 0 fine, 1 failed, 2 wrong usage, 3 a limit was reached
`

/** Levenshtein distance of two words. */
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

/** Name that matches; throws with the nearest name otherwise. */
export const chosenOf = <TName extends string>(
  what: string,
  value: string | undefined,
  names: readonly TName[],
): TName => {
  const found = names.find((name) => name === value)
  if (found !== undefined) return found
  // A prefix counts as an exact match.
  const far = (name: string) => (name.startsWith(value ?? '') ? 0 : distance(value ?? '', name))
  const nearest = names.toSorted((a, b) => far(a) - far(b))[0]
  const problem = value === undefined ? `Which ${what}?` : `There is no ${what} '${value}'.`
  throw new UsageError(
    value === undefined ? `${problem} One of ${names.join(', ')}.` : `${problem} Did you mean '${nearest}'?`,
  )
}
