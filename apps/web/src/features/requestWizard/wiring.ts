import {
  type CallInput,
  type Data,
  type Failure,
  type LookUpAnswer,
  provideRequestWizard,
  REQUEST_KINDS,
  REQUEST_ROUTES,
  REQUEST_STEPS,
  type RequestAnswers,
  type RequestStep,
  readFileIds,
  requestWizard,
  selectConfig,
  selectUserInfo,
  vatNumberOf,
  vatVerdictOf,
} from '@portal/machines'
import { formatFilter, genericCalls, getRelation, MAX_PAGE_SIZE } from '@portal/schemas'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { orderedForOther } from '../../data/draftName.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { sinceOfIntent } from '../../data/intent.ts'
import { nullIfNotFound } from '../../data/nullIfNotFound.ts'
import { matchesPath, paths } from '../../data/paths.ts'
import type { DraftFiles, WizardKind } from '../../data/wizard.ts'
import { validateVat } from '../../services/validators.ts'
import {
  type Existing,
  initialAnswers,
  invoiceTo,
  isSentOrder,
  isSentRequest,
  isSince,
  orderBody,
  orderedType,
  requestBody,
  writtenId,
} from './adapters.ts'
import { keepInLine, openFiles } from './wiringFiles.ts'

const request = genericCalls('request', 'Request')
const order = genericCalls('chargepassrequest', 'ChargePassRequest')
const subscriptionType = genericCalls('subscriptiontype', 'SubscriptionType')

const notFound = (code: string): never => {
  throw { code } satisfies Failure
}

/**
 * Returns the id and version of the record to update, if any. Reads the version, because every added file increases
 * it.
 */
const currentVersion = async (
  read: (id: string) => Promise<{ readonly data: { readonly Version: number | undefined } }>,
  earlier: Data,
): Promise<Existing | undefined> => {
  const id = writtenId(earlier)
  return id === undefined ? undefined : { Id: id, Version: (await read(id)).data.Version ?? 0 }
}

/** Provides the calls of the submission. Each carries the intent, so the server executes it only once. */
const submission = (system: PortalSystem, files: () => DraftFiles) => {
  const { bco, appearance } = system

  /**
   * Describes an ordered charger in words, for support and the request list, because the draft contains only codes.
   * Returns undefined for any other request.
   */
  const summaryOf = (payload: Data): string | undefined => {
    const i18n = appearance.i18n(appearance.language.get().language)
    const { Draft: draft } = payload as { readonly Draft?: RequestAnswers }
    if (!i18n || !draft?.chargerType || !draft.powerConnection) return undefined
    return i18n.t('requestWizard.summary', {
      charger: i18n.t(`choice.chargerType.${draft.chargerType}`),
      power: i18n.t(`choice.powerConnection.${draft.powerConnection}`),
    })
  }

  const readRequest = (signal?: AbortSignal) => (id: string) =>
    bco().callWhole(request.one, { params: { id }, query: {} }, { signal })
  const readOrder = (signal?: AbortSignal) => (id: string) =>
    bco().callWhole(order.one, { params: { id }, query: {} }, { signal })

  const typeIdOf = async (code: string, signal: AbortSignal): Promise<string> => {
    const query = {
      filter: formatFilter([{ field: 'Code', operator: 'EX', value: code }]),
      pagesize: MAX_PAGE_SIZE,
    }
    const { data } = await bco().call(subscriptionType.filtered, { query }, { signal })
    const common = data.Data.find(({ RelationId }) => RelationId === undefined)
    return (common ?? data.Data[0])?.Id ?? notFound('SUBTYPENOTFOUND')
  }

  const writeRequest = async (input: CallInput, signal: AbortSignal): Promise<Data> => {
    const existing = await currentVersion(readRequest(signal), input.earlier)
    const body = requestBody(input.payload, summaryOf(input.payload), existing)
    const { data } = await bco().call(
      request.createupdate,
      { query: {}, body },
      { signal, intent: input.key },
    )
    return { id: data.Id }
  }

  const writeOrder = async (input: CallInput, signal: AbortSignal): Promise<Data> => {
    const [typeId, existing] = await Promise.all([
      typeIdOf(orderedType(input.payload), signal),
      currentVersion(readOrder(signal), input.earlier),
    ])
    const { data } = await bco().call(
      order.createupdate,
      { query: {}, body: orderBody(input.payload, typeId, existing) },
      { signal, intent: input.key },
    )
    return { id: data.Id }
  }

  const requestOf = ({ results }: CallInput): string =>
    writtenId(results['request']) ?? notFound('UNKNOWNREQUEST')

  const latest = (input: CallInput) => {
    const { RelationId } = input.payload as { readonly RelationId?: string }
    return {
      query: { relid: RelationId ?? '', orderby: 'CreatedOn desc', pagesize: 25, select: '' },
    } as const
  }

  const findRequest = async (input: CallInput, signal: AbortSignal): Promise<Data> => {
    const earlier = writtenId(input.earlier)
    if (earlier !== undefined) {
      const { data } = await readRequest(signal)(earlier)
      return isSentRequest(data, input) ? { id: data.Id } : null
    }
    const { data } = await bco().callWhole(request.filtered, latest(input), { signal })
    const since = sinceOfIntent(input.key)
    const found = data.Data.find((one) => isSince(one, since) && isSentRequest(one, input))
    return found ? { id: found.Id } : null
  }

  const findOrder = async (input: CallInput, signal: AbortSignal): Promise<Data> => {
    const typeId = await typeIdOf(orderedType(input.payload), signal)
    const earlier = writtenId(input.earlier)
    if (earlier !== undefined) {
      const { data } = await readOrder(signal)(earlier)
      return isSentOrder(data, input, typeId) ? { id: data.Id } : null
    }
    const { data } = await bco().callWhole(order.filtered, latest(input), { signal })
    const since = sinceOfIntent(input.key)
    const found = data.Data.find((one) => isSince(one, since) && isSentOrder(one, input, typeId))
    return found ? { id: found.Id } : null
  }

  const lookUp = async (input: CallInput, signal: AbortSignal): Promise<LookUpAnswer> => {
    switch (input.call) {
      case 'request':
        return { found: await nullIfNotFound(findRequest(input, signal)) }
      case 'chargepassrequest':
        return { found: await nullIfNotFound(findOrder(input, signal)) }
      default:
        return {
          found: (await nullIfNotFound(files().areAt(requestOf(input), filesIn(input), signal)))
            ? { sent: true }
            : null,
        }
    }
  }

  return {
    lookUp: fromPromise<LookUpAnswer, CallInput>(({ input, signal }) => lookUp(input, signal)),
    request: fromPromise<Data, CallInput>(({ input, signal }) => writeRequest(input, signal)),
    chargepassrequest: fromPromise<Data, CallInput>(({ input, signal }) => writeOrder(input, signal)),
    attachments: fromPromise<Data, CallInput>(async ({ input }) => {
      await files().sendTo(requestOf(input), filesIn(input))
      return { sent: true }
    }),
  }
}

const filesIn = ({ payload }: CallInput): readonly string[] => readFileIds(payload)

const provide: WizardKind<RequestStep, RequestAnswers>['provide'] = (system, draft, owner) => {
  const config = selectConfig(system.portal.getSnapshot())
  if (!config) throw new Error('The configuration is not loaded yet.')
  let files: DraftFiles
  return {
    machine: provideRequestWizard({
      actors: {
        checkStep: fromPromise(async ({ input: { answers }, signal }) => {
          const { valid, name } = await validateVat(config, vatNumberOf(answers), signal)
          return {
            vatVerdict: vatVerdictOf(answers, valid ? 'VALID' : 'INVALID'),
            ...(name && { companyName: name }),
          }
        }),
        ...submission(system, () => files),
      },
      actions: {
        keepDraft: ({ context }) => draft.actions.keepDraft({ context, files: files.named() }),
        dropDraft: () => {
          draft.actions.dropDraft()
          files.forget()
        },
      },
    }),
    openFiles: (wizard, stored, spawn) => {
      files = openFiles(system, owner, stored, draft.latest, spawn)
      keepInLine(wizard, files)
      return files
    },
  }
}

const pathOf = (step: RequestStep): string => `/my/${REQUEST_ROUTES[step]}`

export const requestKind: WizardKind<RequestStep, RequestAnswers> = {
  name: 'request',
  select: requestWizard,
  pathOf,
  stepOf: (path) => REQUEST_STEPS.find((step) => matchesPath(pathOf(step), path)),
  home: paths.requests(),
  provide,
  begin: (system, name) => {
    const kind = REQUEST_KINDS.find((one) => one === name)
    const person = selectUserInfo(system.portal.getSnapshot())
    if (!kind || !person) return undefined
    return initialAnswers(kind, orderedForOther(system) ?? person.Relation, person.RelationContact)
  },
  learn: async ({ bco }, { customerId: id = '' }, signal) => {
    const { data } = await bco().call(getRelation, { params: { id } }, { signal })
    return invoiceTo(data)
  },
}
