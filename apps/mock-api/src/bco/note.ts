import type { ErrorCode } from '@portal/schemas'
import type { NotedKind } from '@portal/schemas/contract'
import { BcoError, type CallContext, type Handler } from './handler.ts'
import { nameOf } from './rules/requests.ts'
import { must } from './rules/rule.ts'

const UNKNOWN: Readonly<Record<NotedKind, ErrorCode>> = {
  request: 'UNKNOWNREQUEST',
  alarm: 'UNKNOWNREQUEST',
  relation: 'RELNOTFOUND',
}

interface Noted {
  readonly kind: NotedKind
  readonly id: string
}

const checkThere = ({ kind, id }: Noted, { world, caller }: CallContext): void => {
  if (!world.as(caller).one(kind, id)) throw new BcoError(UNKNOWN[kind])
}

export const listNotes: Handler<'listNotes'> = ({ params }, context) => {
  checkThere(params, context)
  return [...context.world.notes.about(params.kind, params.id)]
}

export const addNote: Handler<'addNote'> = ({ params, body }, context) => {
  checkThere(params, context)
  must(body.Text.trim() !== '', 'Error', 'Text: is blank')
  const note = { At: new Date(context.now).toISOString(), By: nameOf(context), Text: body.Text }
  context.world.notes.add(params.kind, params.id, note)
  return note
}
