import type { Protocol } from '@portal/schemas/ocpp/protocols'
import { expect, it } from 'vitest'
import { batchesOf, type CommandSource, linesIn, lookUpsOf, MOST_TARGETS } from './targets.ts'

const source: CommandSource = {
  by: 'Id',
  lines: ['A', 'B'],
  message: { action: 'Reset', payloads: [] },
  reason: 'A fault',
  picked: undefined,
}
const target = (id: string, protocol: Protocol = 'OCPP 1.6') => ({ id, name: id, protocol })

it('linesIn returns each line once, without surrounding spaces and separators', () => {
  expect(linesIn(' CP1 \n\nCP2;CP1, CP3')).toEqual(['CP1', 'CP2', 'CP3'])
})

it('batchesOf includes a charger only once if two lines match it', () => {
  const [batch, ...more] = batchesOf(source, [[target('1'), target('2')], [target('2')]])
  expect(batch?.targets.map(({ id }) => id)).toEqual(['1', '2'])
  expect(more).toEqual([])
})

it('batchesOf reports a line that matches no charger as a problem', () => {
  const batches = batchesOf(source, [[target('1')], []])
  expect(batches.map(({ key, problem }) => [key, problem])).toEqual([
    ['0', undefined],
    ['B', 'unknown'],
  ])
})

it('batchesOf reports chargers whose protocol version does not support the message as a problem', () => {
  const variables = {
    ...source,
    lines: ['A'],
    message: { action: 'GetVariables', payloads: [] },
  } as const
  const batches = batchesOf(variables, [[target('1'), target('2', 'OCPP 2.0.1')]])
  expect(batches.map(({ targets, problem }) => [targets.map(({ id }) => id), problem])).toEqual([
    [['2'], undefined],
    [['1'], 'notApplicable'],
  ])
})

it('batchesOf creates several commands if there are more chargers than one command allows', () => {
  const many = Array.from({ length: MOST_TARGETS + 1 }, (_, index) => target(String(index)))
  expect(batchesOf({ ...source, lines: ['A'] }, [many]).map(({ targets }) => targets.length)).toEqual([
    MOST_TARGETS,
    1,
  ])
})

it('lookUpsOf puts selected chargers after the lines, and batchesOf reports those not found', () => {
  const chosen = {
    ...source,
    by: 'LocationId' as const,
    lines: ['L1'],
    picked: { ids: ['C', 'D'], count: 2 },
  }
  expect(lookUpsOf(chosen)).toEqual([
    ['LocationId', 'L1'],
    ['Id', 'C'],
    ['Id', 'D'],
  ])
  const [batch, ...more] = batchesOf(chosen, [[target('1'), target('C')], [target('C')], []])
  expect(batch?.targets.map(({ id }) => id)).toEqual(['1', 'C'])
  expect(more.map(({ key, problem }) => [key, problem])).toEqual([['D', 'unknown']])
  const matching = { ...source, lines: [], picked: { query: {}, count: 1 } }
  expect(batchesOf(matching, [[target('9')]]).map(({ targets }) => targets.length)).toEqual([1])
})
