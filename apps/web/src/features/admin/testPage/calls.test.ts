import { describe, expect, it } from 'vitest'
import {
  bodyText,
  draftOf,
  fieldsOf,
  isHarmless,
  isReady,
  problemsOf,
  requestOf,
  type TestDraft,
} from './calls.ts'

const filled = (operation: string, values: Readonly<Record<string, string>>): TestDraft => ({
  ...draftOf(operation),
  values: new Map(Object.entries(values)),
})
const own: TestDraft = { ...draftOf(''), path: '/v3.1/alarm/BCO/filtered?pagesize=10', answer: 'table' }

describe('A call of an operation', () => {
  it('puts the typed values into path, query and body', () => {
    const fees = filled('changeTariffFees', { 'params.id': 'T#1', 'body.Fees': '{"KwhFee":0.3}' })
    expect(requestOf(fees).input).toMatchObject({
      params: { id: 'T#1' },
      body: { Fees: { KwhFee: 0.3 } },
    })
    const list = filled('filteredAlarm', { 'query.pagesize': '10', 'query.from': '2026-11-18T10:00' })
    expect(requestOf(list).input).toEqual({ query: { pagesize: 10, from: '2026-11-18T09:00:00.000Z' } })
  })

  it('requires valid values, and all required fields of its schemas', () => {
    expect(problemsOf(draftOf('getChargepoint')).fields).toBe(true)
    expect(isReady(filled('getChargepoint', { 'params.id': 'CP000017' }))).toBe(true)
    expect(problemsOf(filled('filteredAlarm', { 'query.pagesize': 'ten' })).fields).toBe(true)
    expect(problemsOf(filled('createupdateTariff', { 'body.Versions': '{}' })).fields).toBe(true)
  })

  it('sends an empty body if no body field has a value', () => {
    expect(requestOf(draftOf('createupdateGenericTable')).input).toEqual({ body: {} })
  })

  it('sends a JSON body exactly as typed, even if the schema rejects it', () => {
    const row = filled('createupdateGenericTable', { 'body.Table': 'limits' })
    expect(JSON.parse(bodyText(row))).toEqual({ Table: 'limits' })
    const json = { ...row, json: '{"Table":1}', isSure: true }
    expect(fieldsOf(json).some(({ path }) => path[0] === 'body')).toBe(false)
    expect(isReady(json)).toBe(true)
    expect(requestOf(json).input).toEqual({ body: { Table: 1 } })
    expect(problemsOf({ ...json, json: '{' }).body).toBe(true)
  })

  it('requires confirmation if it can change data', () => {
    expect(isHarmless(draftOf('postChargepointStats'))).toBe(true)
    expect(isHarmless(draftOf('getCleanUp'))).toBe(false)
    expect(problemsOf(draftOf('createupdateAlarm')).isSure).toBe(true)
  })

  it('requires a file for an upload', () => {
    const upload = { ...filled('addAttachment', { 'params.id': 'RQ1' }), isSure: true }
    expect(problemsOf(upload).file).toBe(true)
    expect(isReady({ ...upload, file: new File([], 'plan.pdf') })).toBe(true)
  })
})

describe('A custom call', () => {
  it('sends the query string of the path as query parameters', () => {
    const { route, input } = requestOf(own)
    expect(route).toMatchObject({ path: '/v3.1/alarm/BCO/filtered', envelope: 'table' })
    expect(input).toEqual({ query: { pagesize: '10' } })
  })

  it('requires a complete path and a valid JSON body', () => {
    expect(isReady(own)).toBe(true)
    expect(problemsOf({ ...own, path: '/v3.1/chargepoint/BCO/Minimal/{id}' }).path).toBe(true)
    expect(problemsOf({ ...own, path: 'https://elsewhere.example/v3.1' }).path).toBe(true)
    expect(problemsOf({ ...own, json: '{' }).body).toBe(true)
  })

  it('requires confirmation if it can change data', () => {
    expect(isReady({ ...own, method: 'POST', isSure: true })).toBe(true)
    expect(problemsOf({ ...own, method: 'POST' }).isSure).toBe(true)
    expect(problemsOf({ ...own, path: '/v3.1/user/BCO/Dev/CleanUp?debug=1' }).isSure).toBe(true)
  })
})
