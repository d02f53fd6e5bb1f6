import { expect, it } from 'vitest'
import { callOf, curlOf, EXAMPLES, isReady, problemsOf, type TestDraft } from './calls.ts'

const draft: TestDraft = {
  method: 'GET',
  path: '/v3.1/chargepoint/BCO/Minimal/CP000017',
  answer: 'record',
  body: '',
  isSure: false,
}

it('requires a complete path and a valid JSON body', () => {
  expect(isReady(draft)).toBe(true)
  expect(problemsOf({ ...draft, path: '/v3.1/chargepoint/BCO/Minimal/{id}' }).path).toBe(true)
  expect(problemsOf({ ...draft, path: 'https://elsewhere.example/v3.1' }).path).toBe(true)
  expect(problemsOf({ ...draft, body: '{' }).body).toBe(true)
})

it('requires confirmation for a call that can change data', () => {
  const post: TestDraft = { ...draft, method: 'POST', body: '{"Id":"X"}' }
  expect(problemsOf(post).isSure).toBe(true)
  expect(isReady({ ...post, isSure: true })).toBe(true)
  expect(problemsOf({ ...draft, path: '/v3.1/user/BCO/Dev/CleanUp?debug=1' }).isSure).toBe(true)
})

it('sends the query of the path as query parameters', () => {
  const { route, query } = callOf({ ...draft, path: '/v3.1/alarm/BCO/filtered?pagesize=10', answer: 'table' })
  expect(route).toMatchObject({ path: '/v3.1/alarm/BCO/filtered', envelope: 'table' })
  expect(query).toEqual({ pagesize: '10' })
})

it('writes a call as a curl command without a token', () => {
  const post: TestDraft = { ...draft, method: 'POST', body: '{"Description":"Tim\'s"}' }
  expect(curlOf(draft, 'https://api.example/api')).toBe(
    `curl -X GET 'https://api.example/api/v3.1/chargepoint/BCO/Minimal/CP000017' \\\n  -H "Authorization: Bearer $TOKEN"`,
  )
  expect(curlOf(post, '')).toContain(`--data '{"Description":"Tim'\\''s"}'`)
})

it('gives every example a unique name', () => {
  expect(new Set(EXAMPLES.map(({ name }) => name)).size).toBe(EXAMPLES.length)
})
