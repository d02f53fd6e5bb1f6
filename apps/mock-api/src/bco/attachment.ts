import { ATTACHMENTS_MAX_BYTES, attachedType, rules } from '@portal/schemas'
import type { Attachment, CpoContract, Request, UploadedFile } from '@portal/schemas/contract'
import { BcoError, type CallContext, type Handler } from './handler.ts'
import { presentContract } from './rules/services.ts'

const NAME_MAX_LENGTH = 255
const PAYLOAD_TOO_LARGE = 413
const OVER: readonly Request['Status'][] = ['DONE', 'CANCELLED']

/** In the order in which faults are reported (S5). */
const NAME_RULES = [
  rules.required('a file has a name'),
  rules.maxLength(NAME_MAX_LENGTH, `has a name longer than ${NAME_MAX_LENGTH} characters`),
  rules.nameWithoutTags('has a name with angle brackets'),
  rules.attachmentType(`is none of ${rules.ATTACHMENT_TYPES.join(', ')}`),
]
const fits = rules.attachmentsSize('large')

interface WithFiles {
  readonly Attachments?: readonly Attachment[]
}

const requestOf = (id: string, { world, caller }: CallContext): Request => {
  const request = world.as(caller).unmasked().one('request', id)
  if (!request) throw new BcoError('UNKNOWNREQUEST')
  return request
}

const changeable = (id: string, context: CallContext): Request => {
  const request = requestOf(id, context)
  if (OVER.includes(request.Status)) throw new BcoError('Error', `Status: the request is ${request.Status}`)
  return request
}

const writeRequest = (request: Request, { world, caller, now }: CallContext): Request =>
  world.as(caller).masked('request', world.write('request', request, now))

const contractOf = (id: string, { world, caller }: CallContext): CpoContract => {
  const contract = world.as(caller).one('cpocontract', id)
  if (!contract) throw new BcoError('NOCPO')
  return contract
}

const writeContract = (contract: CpoContract, { world, caller, now }: CallContext): CpoContract =>
  presentContract(world.as(caller), world.write('cpocontract', contract, now), now)

const attachmentOf = ({ Attachments = [] }: WithFiles, id: string): Attachment => {
  const attachment = Attachments.find(({ Id }) => Id === id)
  if (!attachment) throw new BcoError('UNKNOWNREQUEST', 'attachment: does not belong to this record')
  return attachment
}

/** Returns the record with the file added. Throws an error that names the file if a check fails. */
const withFile = <T extends WithFiles>(
  record: T,
  { name, bytes }: UploadedFile,
  { world, now }: CallContext,
): T => {
  const refuse = (reason: string, http?: number) => new BcoError('Error', `file: '${name}' ${reason}`, http)
  // Some browsers send the whole path of the file, so only its last part is kept.
  const Name = name.replace(/^.*[\\/]/s, '')
  const broken = rules.check(name, NAME_RULES) ?? rules.check(Name, NAME_RULES)
  if (broken !== undefined) throw refuse(broken)
  const { Attachments = [] } = record
  const sizes = [...Attachments.map(({ Size }) => Size), bytes.length]
  if (fits(sizes) !== undefined)
    throw refuse(`makes the files larger than ${ATTACHMENTS_MAX_BYTES} bytes in total`, PAYLOAD_TOO_LARGE)
  const most = Number(world.setting('limits/files-per-request', now))
  if (sizes.length > most) throw refuse(`is one too many: at most ${most} files`)
  const Type = attachedType(name, bytes)
  if (Type === undefined) throw refuse('has content that does not match its name')
  const attachment = { Id: world.files.add(bytes), Name, Type, Size: bytes.length }
  return { ...record, Attachments: [...Attachments, attachment] }
}

const withoutFile = <T extends WithFiles>(record: T, id: string, { world }: CallContext): T => {
  const { Id } = attachmentOf(record, id)
  world.files.remove(Id)
  return { ...record, Attachments: (record.Attachments ?? []).filter((each) => each.Id !== Id) }
}

const contentOf = (record: WithFiles, id: string, { world }: CallContext) => {
  const { Id, Name, Type } = attachmentOf(record, id)
  return { name: Name, type: Type, bytes: world.files.read(Id) }
}

export const addAttachment: Handler<'addAttachment'> = ({ params, file }, context) =>
  writeRequest(withFile(changeable(params.id, context), file, context), context)

export const listAttachments: Handler<'listAttachments'> = ({ params }, context) => [
  ...requestOf(params.id, context).Attachments,
]

export const getAttachment: Handler<'getAttachment'> = ({ params }, context) =>
  contentOf(requestOf(params.id, context), params.attachment, context)

export const removeAttachment: Handler<'removeAttachment'> = ({ params }, context) =>
  writeRequest(withoutFile(changeable(params.id, context), params.attachment, context), context)

export const addContractFile: Handler<'addContractFile'> = ({ params, file }, context) =>
  writeContract(withFile(contractOf(params.id, context), file, context), context)

export const listContractFiles: Handler<'listContractFiles'> = ({ params }, context) => [
  ...(contractOf(params.id, context).Attachments ?? []),
]

export const getContractFile: Handler<'getContractFile'> = ({ params }, context) =>
  contentOf(contractOf(params.id, context), params.attachment, context)

export const removeContractFile: Handler<'removeContractFile'> = ({ params }, context) =>
  writeContract(withoutFile(contractOf(params.id, context), params.attachment, context), context)
