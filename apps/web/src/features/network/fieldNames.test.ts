// @vitest-environment jsdom

import { REQUEST_PRICES } from '@portal/schemas'
import { type ClassName, classEntry, entitySchemas } from '@portal/schemas/contract'
import { expect, test } from 'vitest'
import { texts as operatorTexts } from '../../app/operators/texts/en.ts'
import type { RecordScreen } from '../../components/records/recordScreen.ts'
import * as audit from './recordScreens/audit.ts'
import * as cards from './recordScreens/cards.ts'
import * as charging from './recordScreens/charging.ts'
import * as customers from './recordScreens/customers.ts'
import * as places from './recordScreens/places.ts'
import * as work from './recordScreens/work.ts'
import { texts as networkTexts } from './texts/en.ts'

const isScreen = (value: unknown): value is RecordScreen =>
  typeof value === 'object' && value !== null && 'routes' in value && 'columns' in value

const screens = [audit, cards, charging, customers, places, work].flatMap((module) =>
  Object.values(module).filter(isScreen),
)
const classOf = ({ routes }: RecordScreen) =>
  (/\/v[\d.]+\/(\w+)\//.exec(routes.meta.path)?.[1] ?? '') as ClassName
const texts = { ...operatorTexts, ...networkTexts }
const NOT_NAMED = ['Version', 'Links']
/** Values that are the same in every language. */
const NAMES: readonly unknown[] = entitySchemas.Chargepoint.properties.Protocol.enum

test.each(screens.map((screen) => [classOf(screen), screen] as const))(
  'every visible field of a %s and each of its values has a text',
  (name, { hidden = [] }) => {
    const { properties } = entitySchemas[classEntry(name).entity]
    const hasText = (key: string) => [`record.${name}.${key}`, `record.${key}`].some((full) => full in texts)
    const missing = Object.entries(properties).flatMap(
      ([field, property]: [string, { readonly enum?: readonly unknown[] }]) =>
        NOT_NAMED.includes(field) || hidden.includes(field)
          ? []
          : [
              field,
              ...(property.enum ?? [])
                .filter((value) => !NAMES.includes(value))
                .map((value) => `${field}.${String(value)}`),
            ].filter((key) => !hasText(key)),
    )
    expect(missing).toEqual([])
  },
)

test('every choice in a request has a text', () => {
  const choices = Object.entries(REQUEST_PRICES).flatMap(([field, prices]) =>
    Object.keys(prices).map((value) => `${field}.${value}`),
  )
  expect(
    choices.filter((choice) => !(`choice.${choice}` in texts) && !(`record.${choice}` in texts)),
  ).toEqual([])
})

test('every price line of a request has a text', () => {
  const priced = ['charger', 'cards', ...Object.keys(REQUEST_PRICES)]
  expect(priced.filter((type) => !(`record.type.${type}` in texts))).toEqual([])
})
