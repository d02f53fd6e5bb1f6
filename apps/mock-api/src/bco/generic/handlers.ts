import { CLASS_NAMES, type ClassName, classEntry, type OperationId } from '@portal/schemas/contract'
import type { CallContext, Handlers } from '../handler.ts'
import { metaOf } from './meta.ts'
import { type GenericQuery, readFiltered, readNarrowed } from './read.ts'
import type { Row } from './row.ts'
import { writeRecord } from './write.ts'
import { writeSession } from './writeSession.ts'

type GenericId = Extract<OperationId, `${'filtered' | 'one' | 'meta' | 'createupdate'}${string}`>

interface Input {
  readonly params: { readonly id: string }
  readonly query: GenericQuery
  readonly body: Readonly<Record<string, unknown>>
}

const save = (name: ClassName, body: Input['body'], context: CallContext): Row =>
  name === 'chargesession' ? writeSession(body, context) : writeRecord(name, body, context)

/**
 * Handlers of the four generic operations (S7) on every class. The contract has already checked the types of the
 * input.
 */
export const genericHandlers = Object.fromEntries(
  CLASS_NAMES.flatMap((name) => {
    const { entity } = classEntry(name)
    return [
      [`filtered${entity}`, ({ query }: Input, context: CallContext) => readFiltered(name, query, context)],
      [
        `one${entity}`,
        ({ params, query }: Input, context: CallContext) => readNarrowed(name, params.id, query, context),
      ],
      [`meta${entity}`, () => metaOf(name)],
      [`createupdate${entity}`, ({ body }: Input, context: CallContext) => save(name, body, context)],
    ]
  }),
) as unknown as Pick<Handlers, GenericId>
