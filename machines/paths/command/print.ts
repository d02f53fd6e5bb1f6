/** Formats a table with minimal column widths: text in the first column, numbers in the others. */
export const table = (rows: readonly (readonly (string | number)[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0
            ? String(cell).padEnd(widths[column] ?? 0)
            : String(cell).padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Prints to stderr, so that stdout contains only the result. */
export const tell = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

export const tellStates = (name: string) => (states: number) => tell(`${name}: ${states} states so far`)
