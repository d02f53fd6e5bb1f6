import { ATTACHMENTS_MAX_BYTES, attachedType, rules } from '@portal/schemas'
import type { Attachment, Request } from '@portal/schemas/contract'
import { BcoError, type CallContext, type Handler } from './handler.ts'

const NAME_MAX_LENGTH = 255
const PAYLOAD_TOO_LARGE = 413
/** Closed requests accept no more files. */
const OVER: readonly Request['Status'][] = ['DONE', 'CANCELLED']

/** Rules for a file name, in the order in which faults are reported (S5). */
const NAME_RULES = [
  rules.required('a file has a name'),
  rules.maxLength(NAME_MAX_LENGTH, `has a name longer than ${NAME_MAX_LENGTH} characters`),
  rules.nameWithoutTags('has a name with angle brackets'),
  rules.attachmentType(`is none of ${rules.ATTACHMENT_TYPES.join(', ')}`),
]
const fits = rules.attachmentsSize('large')

const requestOf = (id: string, { world, caller }: CallContext): Request => {
  const request = world.as(caller).kept().one('request', id)
  if (!request) throw new BcoError('UNKNOWNREQUEST')
  return request
}

const changeable = (id: string, context: CallContext): Request => {
  const request = requestOf(id, context)
  if (OVER.includes(request.Status)) throw new BcoError('Error', `Status: the request is ${request.Status}`)
  return request
}

const attachmentOf = ({ Attachments }: Request, id: string): Attachment => {
  const attachment = Attachments.find(({ Id }) => Id === id)
  if (!attachment) throw new BcoError('UNKNOWNREQUEST', 'attachment: does not belong to this request')
  return attachment
}

/** Checks everything before anything is stored. Every refusal names the file. */
export const addAttachment: Handler<'addAttachment'> = ({ params, file }, context) => {
  const request = changeable(params.id, context)
  const { name, bytes } = file
  const refuse = (reason: string, http?: number) => new BcoError('Error', `file: '${name}' ${reason}`, http)
  // Some browsers send the path of the file.
  const Name = name.replace(/^.*[\\/]/s, '')
  const broken = rules.check(name, NAME_RULES) ?? rules.check(Name, NAME_RULES)
  if (broken !== undefined) throw refuse(broken)
  const sizes = [...request.Attachments.map(({ Size }) => Size), bytes.length]
  if (fits(sizes) !== undefined)
    throw refuse(`makes the files larger than ${ATTACHMENTS_MAX_BYTES} bytes in total`, PAYLOAD_TOO_LARGE)
  const most = Number(context.world.setting('limits/files-per-request', context.now))
  if (sizes.length > most) throw refuse(`is one too many: a request has at most ${most} files`)
  const Type = attachedType(name, bytes)
  if (Type === undefined) throw refuse('has content that does not match its name')
  const { world, now, caller } = context
  const attachment = { Id: world.files.add(bytes), Name, Type, Size: bytes.length }
  const written = world.write(
    'request',
    { ...request, Attachments: [...request.Attachments, attachment] },
    now,
  )
  return world.as(caller).masked('request', written)
}

export const listAttachments: Handler<'listAttachments'> = ({ params }, context) => [
  ...requestOf(params.id, context).Attachments,
]

export const getAttachment: Handler<'getAttachment'> = ({ params }, context) => {
  const { Id, Name, Type } = attachmentOf(requestOf(params.id, context), params.attachment)
  return { name: Name, type: Type, bytes: context.world.files.read(Id) }
}

export const removeAttachment: Handler<'removeAttachment'> = ({ params }, context) => {
  const request = changeable(params.id, context)
  const { Id } = attachmentOf(request, params.attachment)
  const { world, now, caller } = context
  world.files.remove(Id)
  const Attachments = request.Attachments.filter((each) => each.Id !== Id)
  return world.as(caller).masked('request', world.write('request', { ...request, Attachments }, now))
}
