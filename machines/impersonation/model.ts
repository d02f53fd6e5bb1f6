import { defineModel, done, failed } from '@portal/paths'
import type { RelationEntry } from '@portal/schemas'
import { impersonationMachine, selectImpersonationViewState } from './machine.ts'

const NORTH: RelationEntry = { Id: 'R2', Description: 'North', IsCompany: 1 }

/** A person who impersonates a relation, and a tab that did so before a reload. */
export const impersonationModel = defineModel(impersonationMachine, {
  inputs: [
    { person: 'RC1', viewed: undefined },
    { person: undefined, viewed: NORTH },
  ],
  events: [
    { type: 'IDENTIFY', person: 'RC1' },
    { type: 'IDENTIFY', person: undefined },
    { type: 'OFFER', isOffered: true },
    { type: 'OFFER', isOffered: false },
    { type: 'VIEW', relation: NORTH },
    { type: 'STOP' },
    { type: 'RETRY' },
    done('checkAccess'),
    failed('checkAccess', { code: 'Unauthorized', status: 403 }),
  ],
  senders: { viewRelation: [] },
  key: ({ context }) => ({
    person: context.person ?? null,
    isOffered: context.isOffered ?? null,
    relationId: context.relation?.Id ?? null,
    error: context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    viewState: selectImpersonationViewState(snapshot),
    relation: snapshot.context.relation?.Description ?? null,
    code: snapshot.context.error?.code ?? null,
  }),
  invariants: {
    'the idle state has no relation': (snapshot) =>
      snapshot.value !== 'idle' || snapshot.context.relation === undefined,
  },
  interrupts: {
    'the check loses the connection and is retried': [
      failed('checkAccess', { code: 'FAILEDTOLOAD' }),
      { type: 'RETRY' },
    ],
  },
  laws: {
    'STOP always leads to idle': (snapshot, { after }) => {
      const stopped = after({ type: 'STOP' })
      return stopped === undefined || selectImpersonationViewState(stopped) === 'idle'
    },
  },
  limit: 1_000,
})
