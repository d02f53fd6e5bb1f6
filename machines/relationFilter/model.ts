import { defineModel, done, failed } from '@portal/paths'
import type { RelationEntry } from '@portal/schemas'
import {
  relationFilterMachine,
  selectChosenRelation,
  selectRelationFilterViewState,
  selectRelationListViewState,
  selectRelationMatches,
} from './machine.ts'

const GROUP: RelationEntry = { Id: 'R1', Description: 'Group', IsCompany: 1 }
const COAST: RelationEntry = {
  Id: 'R2',
  Description: 'Coast',
  IsCompany: 1,
  Relation: { Id: 'R1', Description: 'Group' },
}

export const relationFilterModel = defineModel(relationFilterMachine, {
  inputs: [null],
  events: [
    { type: 'IDENTIFY', person: { id: 'fleet', isCompany: true } },
    { type: 'IDENTIFY', person: { id: 'entity', isCompany: true, remembered: COAST } },
    { type: 'IDENTIFY', person: { id: 'driver', isCompany: false } },
    { type: 'IDENTIFY', person: undefined },
    { type: 'PLACE', page: 'chargepoints' },
    { type: 'PLACE', page: 'sessions' },
    { type: 'PLACE', page: undefined },
    { type: 'OPEN' },
    { type: 'CLOSE' },
    { type: 'FILTER', text: 'coa' },
    { type: 'FILTER', text: ' ' },
    { type: 'CHOOSE', id: 'R1' },
    { type: 'CHOOSE', id: 'R2' },
    { type: 'CLEAR' },
    { type: 'RETRY' },
    done('listRelations', [GROUP, COAST]),
    done('listRelations', [GROUP]),
    failed('listRelations', { code: 'FAILEDTOLOAD' }),
  ],
  key: ({ context }) => ({
    person: context.person ? [context.person.id, context.person.isCompany] : null,
    page: context.page ?? null,
    chosenBefore: context.chosen?.Id ?? null,
    relations: context.relations?.map(({ Id }) => Id) ?? null,
    isListOfChargepoints: context.isListOfChargepoints,
    text: context.text,
    error: context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    viewState: selectRelationFilterViewState(snapshot),
    list: selectRelationListViewState(snapshot),
    chosen: selectChosenRelation(snapshot)?.Id ?? null,
    offered: selectRelationMatches(snapshot).map(({ Id }) => Id),
  }),
  interrupts: {
    'the user signs out and in again': [
      { type: 'IDENTIFY', person: undefined },
      { type: 'IDENTIFY', person: { id: 'fleet', isCompany: true } },
    ],
    'the connection is lost and restored': [
      failed('listRelations', { code: 'FAILEDTOLOAD' }),
      { type: 'RETRY' },
      done('listRelations', [GROUP, COAST]),
    ],
    'the user navigates to another screen and back': [
      { type: 'PLACE', page: undefined },
      { type: 'PLACE', page: 'chargepoints' },
    ],
  },
  laws: {
    'CHOOSE and then CLEAR restores the initial selection': (_, { after, fresh }) => {
      const later = after({ type: 'CHOOSE', id: 'R2' }, { type: 'CLEAR' })
      return (
        later === undefined ||
        (later.context.chosen === fresh.context.chosen && later.context.text === fresh.context.text)
      )
    },
    'OPEN and then CLOSE changes nothing': (snapshot, { after }) => {
      const later = after({ type: 'OPEN' }, { type: 'CLOSE' })
      return (
        later === undefined ||
        (later.context.chosen === snapshot.context.chosen &&
          later.context.text === '' &&
          selectRelationFilterViewState(later) === 'closed')
      )
    },
    'leaving a screen and returning keeps the choice': (snapshot, { after }) => {
      const { page } = snapshot.context
      const later = page && after({ type: 'PLACE', page: undefined }, { type: 'PLACE', page })
      return (
        !later ||
        (later.context.chosen === snapshot.context.chosen &&
          (selectRelationFilterViewState(later) === 'hidden') ===
            (selectRelationFilterViewState(snapshot) === 'hidden'))
      )
    },
    'clearing the filter restores all relations': (snapshot, { after }) => {
      const later = after({ type: 'FILTER', text: 'coa' }, { type: 'FILTER', text: ' ' })
      return (
        later === undefined ||
        selectRelationMatches(later).length === (snapshot.context.relations ?? []).length
      )
    },
    'a change of user clears the choice': (_, { after }) => {
      const next = after({ type: 'IDENTIFY', person: { id: 'driver', isCompany: false } })?.context
      return next === undefined || (!next.chosen && !next.relations && next.text === '' && !next.error)
    },
  },
  limit: 20_000,
})
