import type { Backlog, Cdr, Email, ErrorGroup, ErrorLog } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'

const app = await testServer()
const admin = await callerOf(app, 'superadmin')

const one = async <T>(name: string, id: string) => (await admin.get(`/v3.1/${name}/BCO/one/${id}`)).data as T
const act = (id: string, action: string, body: object) =>
  admin.post(`/v3.1/backlog/BCO/${id}/${action}`, body)

describe('A backlog', () => {
  it('lists only entries with unfinished work', async () => {
    const backlogs = await Promise.all(
      ['BL01', 'BL02', 'BL03', 'BL04'].map((id) => one<Backlog>('backlog', id)),
    )
    for (const { Entries, Waiting, Oldest } of backlogs) {
      expect(Entries.length).toBeGreaterThan(0)
      expect([Waiting, Oldest]).toEqual([Entries.length, Entries[0]?.Since])
    }
    for (const { Target } of backlogs[0]?.Entries ?? [])
      expect((await one<Cdr>('cdr', Target)).Status).toBe('ERROR')
    for (const { Target } of backlogs[3]?.Entries ?? [])
      expect((await one<Cdr>('cdr', Target)).IsRoaming).toBe(true)
  })

  const entryWith = async (entries: Backlog['Entries'], hasEnergy: boolean) => {
    for (const entry of entries)
      if ((await one<Cdr>('cdr', entry.Target)).Consumption > 0 === hasEnergy) return entry
    return undefined
  }

  it('prices a record on a retry', async () => {
    const { Entries, Waiting } = await one<Backlog>('backlog', 'BL01')
    const entry = await entryWith(Entries, true)
    const answer = await act('BL01', 'retry', { reason: 'Tariff is back', entries: [entry?.Id] })
    const after = answer.data as Backlog
    expect(after.Waiting).toBe(Waiting - 1)
    expect(after.Actions[0]).toMatchObject({ Action: 'RETRY', Entries: 1, Reason: 'Tariff is back' })
    expect((await one<Cdr>('cdr', entry?.Target ?? '')).Status).toBe('RATED')
  })

  it('keeps an entry whose record cannot be priced', async () => {
    const { Entries, Waiting } = await one<Backlog>('backlog', 'BL01')
    const entry = await entryWith(Entries, false)
    const { data } = await act('BL01', 'retry', { reason: 'Once more', entries: [entry?.Id] })
    expect(data.Waiting).toBe(Waiting)
    expect(data.Entries).toContainEqual({ ...entry, Tries: (entry?.Tries ?? 0) + 1 })
  })

  it('drops an entry whose record was priced on another screen', async () => {
    const { Entries, Waiting } = await one<Backlog>('backlog', 'BL01')
    const entry = await entryWith(Entries, true)
    await admin.post(`/v3.1/cdr/BCO/${entry?.Target}/rerate`)
    expect((await one<Backlog>('backlog', 'BL01')).Waiting).toBe(Waiting - 1)
  })

  it('drops an entry whose record was dismissed', async () => {
    const { Entries, Waiting } = await one<Backlog>('backlog', 'BL01')
    await admin.post(`/v3.1/cdr/BCO/${Entries[0]?.Target}/dismiss`, { reason: 'A test by the installer' })
    expect((await one<Backlog>('backlog', 'BL01')).Waiting).toBe(Waiting - 1)
  })

  it('invoices the records of past months on a retry', async () => {
    const { Entries } = await one<Backlog>('backlog', 'BL02')
    const list = async () =>
      (
        await admin.get(
          `/v3.1/cdr/BCO/filtered?pagesize=100&filter=${encodeURIComponent(
            `(Status EX "RATED") AND (RelationId EX "${Entries[0]?.Target}")`,
          )}`,
        )
      ).data as readonly Cdr[]
    await act('BL02', 'retry', { reason: 'Address is right now', entries: [Entries[0]?.Id] })
    expect((await list()).filter(({ Stop }) => Stop < '2026-10-31T23:00:00.000Z')).toEqual([])
  })

  it('sends an e-mail on a retry, and leaves it unsent on a purge', async () => {
    const [first, second] = (await one<Backlog>('backlog', 'BL03')).Entries
    await act('BL03', 'retry', { reason: 'Server is back', entries: [first?.Id] })
    await act('BL03', 'purge', { reason: 'Called them', entries: [second?.Id] })
    await admin.advance(60)
    expect((await one<Email>('email', first?.Target ?? '')).Status).toBe('SENT')
    expect((await one<Email>('email', second?.Target ?? '')).Status).toBe('FAILED')
    const { Entries, Actions } = await one<Backlog>('backlog', 'BL03')
    expect(Entries.map(({ Id }) => Id)).not.toContain(second?.Id)
    expect(Actions.map(({ Action }) => Action)).toEqual(['PURGE', 'RETRY'])
  })

  it('rejects a blank reason and an unknown entry', async () => {
    expect((await act('BL04', 'purge', { reason: ' ' })).code).toBe('Error')
    expect((await act('BL04', 'purge', { reason: 'Old', entries: ['X1'] })).code).toBe('UNKNOWNREQUEST')
  })
})

describe('Errors', () => {
  const groups = async (query = '') =>
    (await admin.get(`/v3.1/errorlog/BCO/groups${query}`)).data as readonly ErrorGroup[]

  it('are counted by code', async () => {
    const [first] = await groups()
    expect(first).toMatchObject({ Open: first?.Count })
    expect((first?.First ?? '') < (first?.Last ?? '')).toBe(true)
  })

  it('can be handled by code, up to the last one that the operator has seen', async () => {
    const [group] = await groups()
    const body = { Code: group?.Code, Until: group?.First }
    expect((await admin.post('/v3.1/errorlog/BCO/handlegroup', body)).data).toMatchObject({
      Open: (group?.Count ?? 0) - 1,
    })
    expect((await admin.post('/v3.1/errorlog/BCO/handlegroup', body)).code).toBe('UNKNOWNREQUEST')
  })

  it('are counted and handled within a period', async () => {
    const [all] = await groups()
    const { Code, Count = 0, First = '', Last = '' } = all ?? {}
    const inPeriod = async () => (await groups(`?from=${Last}`)).find((group) => group.Code === Code)
    const later = await inPeriod()
    expect([later?.First, later?.Last, (later?.Count ?? Count) < Count]).toEqual([Last, Last, true])
    expect((await groups(`?from=${First}&to=${Last}`)).find((group) => group.Code === Code)).toMatchObject({
      Count: Count - (later?.Count ?? 0),
    })
    expect(await groups('?to=2000-01-01T00:00:00Z')).toEqual([])
    const body = { Code, From: Last, Until: Last }
    expect((await admin.post('/v3.1/errorlog/BCO/handlegroup', body)).data).toMatchObject({
      Count: later?.Count,
      Open: 0,
    })
    const [open] = (await groups()).filter((group) => group.Code === Code)
    expect(open?.Open).toBe((all?.Open ?? 0) - (later?.Count ?? 0))
  })

  it('store who handled them until they are reopened', async () => {
    const save = async (body: object) =>
      (await admin.post('/v3.1/errorlog/BCO/createupdate', body)).data as ErrorLog
    const { Id, Version } = await one<ErrorLog>('errorlog', 'E00003')
    const handled = await save({ Id, Version, Status: 'HANDLED' })
    expect(handled.HandledBy).toBeDefined()
    const open = await save({ Id, Version: handled.Version, Status: 'OPEN' })
    expect([open.HandledBy, open.HandledOn]).toEqual([undefined, undefined])
  })
})
