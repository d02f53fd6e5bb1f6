import type { RecordFields } from '@portal/machines'
import type { ChargepointSettings } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { callsOf, testServer } from '../../../mock-api/test/testCalls.ts'
import {
  type AccessSection,
  CARDS,
  GUEST,
  PLUG,
  REIMBURSEMENT,
  saysTheSame,
} from '../components/access/sections.ts'
import type { Bco } from '../services/bco.ts'
import { readPlacement } from '../services/readers/placements.ts'

const app = await testServer()
const ask = callsOf(app)

const CHARGER = 'CP000003'
const PLACEMENT = 'PL000003'

it('Writable settings of a charger are read as they were saved, and read-only settings are refused', async () => {
  const session = 'form-settings'
  const path = `v3.1/chargepoint/BCO/${CHARGER}/Settings`
  const read = async () => (await ask('fleet', 'GET', path, { session })).data as ChargepointSettings
  const { Settings } = await read()
  for (const { Key, Value, IsReadOnly } of Settings) {
    const { Version } = await read()
    const next = Value === 'true' ? 'false' : Value === 'false' ? 'true' : '42'
    const body = { Id: CHARGER, Version, Settings: [{ Key, Value: next }] }
    const { code } = await ask('fleet', 'PUT', 'v3.1/chargepoint/BCO/Update', { body, session })
    const after = (await read()).Settings.find((setting) => setting.Key === Key)?.Value
    expect([Key, code, after]).toEqual(IsReadOnly ? [Key, 'Error', Value] : [Key, '', next])
  }
})

/** All fields of the access forms, with distinct values. */
const ACCESS: readonly (readonly [AccessSection, readonly RecordFields[]])[] = [
  [
    PLUG,
    [
      { isPlugCharge: true, fee: 'CUSTOM', customfee: 0.41, tariffid: 'STREET', isReimbursement: false },
      { isPlugCharge: true, fee: 'CREG', tariffid: 'HOME', isReimbursement: true, reimburser: 'RC00003' },
      { isPlugCharge: false },
    ],
  ],
  [
    GUEST,
    [
      { mode: 'own', customfee: 0.52, typeCharge: 'QR', tariffid: 'STREET', map: 'PAID', isReimburse: true },
      { mode: 'usual', typeCharge: 'CARD', tariffid: 'HOME', map: '', isReimburse: false },
      { mode: 'free', typeCharge: 'ANY', tariffid: '', map: 'FREE', isReimburse: false },
      { mode: 'off' },
    ],
  ],
  [
    CARDS,
    [
      {
        WhitelistGroup: 'NOORDZEE-R00003#FLEET',
        whitelistTokenGroup: 'WL0001',
        subscriptiontypeid: 'ST002',
      },
      { WhitelistGroup: 'NOORDZEE-R00003#VISITORS', whitelistTokenGroup: '', subscriptiontypeid: '' },
      {
        WhitelistGroup: 'NOORDZEE-R00003#VISITORS',
        whitelistTokenGroup: 'WL0002',
        subscriptiontypeid: 'ST003',
      },
    ],
  ],
  [
    REIMBURSEMENT,
    [
      {
        isReimburse: true,
        reimburserId: 'RC00003',
        reimbsubscriptiontypeid: 'ST002',
        tokensReimb: [],
        rfidTokensReimb: [],
      },
      { isReimburse: false },
    ],
  ],
]

describe.each(ACCESS)('the access form $name', (section, states) => {
  const session = `form-access-${section.name}`
  const bco = {
    callWhole: async (
      { method, path }: { readonly method: 'POST'; readonly path: string },
      { params, body }: { readonly params: { readonly id: string }; readonly body: object },
    ) => {
      const answer = await ask('fleet', method, path.replace('/', '').replace('{id}', params.id), {
        body,
        session,
      })
      if (answer.code !== '') throw new Error(`${answer.code} ${answer.message}`)
      return answer
    },
  } as unknown as Bco
  const read = async () => {
    const [placement, charger] = await Promise.all(
      [`chargeplacement/BCO/one/${PLACEMENT}`, `chargepoint/BCO/one/${CHARGER}`].map((path) =>
        ask('fleet', 'GET', path, { session }),
      ),
    )
    const { IsPlugCharge } = (charger?.data ?? {}) as { readonly IsPlugCharge?: boolean }
    return section.fieldsOf({
      placement: readPlacement(placement?.data),
      isPlugCharge: IsPlugCharge === true,
    })
  }

  it.each(states)('reads back %j unchanged after saving', async (state) => {
    const before = await read()
    await section.write(bco, PLACEMENT, { Version: before['Version'], ...state }, {})
    const after = await read()
    expect({ after, isTheSame: saysTheSame(section, after, state) }).toMatchObject({ isTheSame: true })
  })
})
