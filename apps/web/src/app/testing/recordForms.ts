import type { MetaField } from '@portal/schemas/contract'
import type { RecordScreen } from '../../components/records/recordScreen.ts'
import type { EditedClass } from '../../components/records/wiring.ts'
import { CLASS_LIST, routesOf } from '../../data/classes.ts'
import { classScreen } from '../../features/admin/classes/classScreen.ts'
import * as admin from '../../features/admin/recordScreens.ts'
import { CARD_EDIT } from '../../features/cards/actions/cardEdit.ts'
import { LOCATION_FIELDS } from '../../features/locationEditor/faults.ts'
import * as alarmRules from '../../features/network/recordScreens/alarmRules.ts'
import * as cards from '../../features/network/recordScreens/cards.ts'
import * as customers from '../../features/network/recordScreens/customers.ts'
import * as places from '../../features/network/recordScreens/places.ts'
import * as work from '../../features/network/recordScreens/work.ts'
import { RELATION_SCREEN } from '../../features/relationDetail/relationScreen.ts'
import { userScreen } from '../../features/users/userScreen.ts'

type Form = Pick<
  RecordScreen,
  'editable' | 'choices' | 'actions' | 'isEditable' | 'lines' | 'creates' | 'faults' | 'omits'
> &
  Pick<EditedClass, 'routes'>

export interface SavedForm {
  readonly name: string
  readonly by: string
  readonly form: (meta: readonly MetaField[]) => Form
  readonly routes: EditedClass['routes']
}

const screensOf = (module: Readonly<Record<string, unknown>>, by: string): readonly SavedForm[] =>
  Object.entries(module).flatMap(([name, screen]) => {
    const form = screen as RecordScreen
    return form.routes?.createupdate ? [{ name, by, form: () => form, routes: form.routes }] : []
  })

const formOf = (name: string, by: string, form: Form): SavedForm => ({
  name,
  by,
  form: () => form,
  routes: form.routes,
})

/** Every form that saves a record, with a user who may save it. */
export const FORMS: readonly SavedForm[] = [
  ...[alarmRules, cards, customers, places, work].flatMap((module) => screensOf(module, 'operator')),
  ...screensOf(admin, 'superadmin'),
  ...CLASS_LIST.filter((name) => routesOf(name).createupdate !== undefined).map((name) => ({
    name: `class ${name}`,
    by: 'superadmin',
    form: (meta: readonly MetaField[]) => classScreen(name, meta),
    routes: routesOf(name),
  })),
  formOf('location editor', 'operator', { routes: places.LOCATIONS.routes, editable: LOCATION_FIELDS }),
  formOf('organisation', 'entity', RELATION_SCREEN),
  formOf('user', 'fleet', userScreen({ title: 'shell.users', held: ['FleetManager'], isSelf: false })),
  formOf('own details', 'driver', userScreen({ title: 'shell.users', held: ['User'], isSelf: true })),
  formOf('card', 'fleet', CARD_EDIT),
  formOf('steps of a card', 'operator', { routes: CARD_EDIT.routes, editable: ['State', 'Subscription'] }),
  formOf('type of a subscription', 'fleet', {
    routes: cards.SUBSCRIPTIONS.routes,
    editable: ['SubscriptionTypeId'],
  }),
]

/** Returns the path of a call for a record, in the form the mock expects. */
export const pathOf = (route: { readonly path: string }, id = ''): string =>
  route.path.replace(/^\//, '').replace('{id}', encodeURIComponent(id))

/** True if the server refused a write. The code NEWRELATION means success. */
export const isRefused = ({ status, code }: { readonly status: number; readonly code: string }): boolean =>
  status !== 200 || (code !== '' && code !== 'NEWRELATION')

/** Texts that pass the rules of the server. */
export const TEXTS: Readonly<Record<string, readonly string[]>> = {
  VatNumber: ['BE0403170701'],
  BankAccount: ['BE71096123456769'],
  Bic: ['GKCCBEBB'],
  Telephone: ['+32 9 225 11 12'],
  Phone: ['+32 9 225 11 12'],
  Mobile: ['+32 470 12 34 57'],
  Email: ['quagga@example.com'],
  Country: ['LU', 'BE'],
  HouseNumber: ['12'],
  PostalCode: ['9000'],
  Cron: ['*/15 6-22 * * 1-5'],
  // Exactly one of these numbers has the right check digit.
  Number: Array.from({ length: 10 }, (_, digit) => `BE-BCA-700001-${digit}`),
  Code: ['QUAGGA#A'],
  EvcoId: ['BE-BCA-C12345678-9'],
}
