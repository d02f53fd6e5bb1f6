import { pathsAsMarkdown } from '@portal/paths'
import { describe, expect, test } from 'vitest'
import { PAGE_PROOFS, type Proof } from '../models.ts'
import { actsOf, assertionsOf } from './forms.ts'
import { NOT_FOLLOWED } from './notFollowed.ts'
import { readCharter } from './read.ts'

const charterOf = ({ model, committed }: Proof): string =>
  pathsAsMarkdown(model.name, committed.paths, model.words)

describe.each(Object.entries<Proof>(PAGE_PROOFS).filter(([name]) => !(name in NOT_FOLLOWED)))(
  'the charter of %s',
  (_, proof) => {
    const lines = charterOf(proof).split('\n')

    test('uses only parseable sentences and subjects that its preparation names', () => {
      const refused: string[] = []
      const noting = (line: string, read: () => void) => {
        try {
          read()
        } catch (error) {
          refused.push(`${line}: ${String(error)}`)
        }
      }
      for (const line of new Set(lines)) {
        const todo = /^(?:- \[ \] \*\*Begin:\*\*|\d+\. \[ \]) (.+)$/.exec(line)?.[1]
        if (todo !== undefined) noting(line, () => actsOf(todo))
        const seen = /^ +- must be seen: (.+)$/.exec(line)?.[1]
        if (seen !== undefined) noting(line, () => assertionsOf(seen))
      }
      expect(refused).toEqual([])
      expect(readCharter(charterOf(proof)).paths).toHaveLength(proof.committed.paths.length)
    })
  },
)
