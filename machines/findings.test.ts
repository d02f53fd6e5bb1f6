import { CHECKS_OF_PART, check, findingInWords, type Model } from '@portal/paths'
import { expect, test } from 'vitest'
import { PAGE_MODELS } from './modelList.ts'
import { PROOFS, type Proof } from './models.ts'

test.each(Object.entries<Proof>(PROOFS))(
  'find nothing in %s',
  async (name, { model, committed }) => {
    const findings = await check(model, { tries: 300, paths: committed.paths })
    expect(findings.map((finding) => findingInWords(name, finding))).toEqual([])
  },
  180_000,
)

test.each(Object.entries<Model>(PAGE_MODELS))(
  'find nothing in the page model of %s',
  async (name, model) => {
    const findings = await check(model, { tries: 300, only: CHECKS_OF_PART })
    expect(findings.map((finding) => findingInWords(name, finding))).toEqual([])
  },
  180_000,
)
