import { genericCalls, POLL_COUNTS_MS } from '@portal/schemas'
import { EvCharger, Eye, EyeOff, MapPin, Power, PowerOff, RadioTower, Unlink } from 'lucide-react'
import { useI18n } from '../../../app/context.ts'
import type { RecordScreen } from '../../../components/records/recordScreen.ts'
import { quickBy } from '../../../components/records/recordScreen.ts'
import { paths } from '../../../data/paths.ts'
import { valueIn } from '../../../data/records.ts'
import { ADMIN_STATE } from '../badges.ts'

/** Lists the data that a location lacks, or says that it is complete. */
export const MissingFacts = ({ value }: { value: unknown }) => {
  const { t, textOf } = useI18n()
  const facts = [value ?? []].flat().map(String)
  if (facts.length === 0) return t('network.place.complete')
  return facts.map((fact) => textOf(`record.Missing.${fact}`) ?? fact).join(', ')
}

export const LOCATIONS: RecordScreen = {
  routes: genericCalls('chargelocation', 'ChargeLocation'),
  title: 'shell.netLocations',
  icon: MapPin,
  list: paths.netLocations(),
  path: paths.netLocation,
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'City', phone: 'detail' },
    { field: 'RelationId', priority: 4 },
    { field: 'Status', phone: 'status' },
    { field: 'ConnectorsAvailable' },
    { field: 'ConnectorCount' },
    { field: 'IsPublished', priority: 3 },
    { field: 'IsEnabled', priority: 4 },
  ],
  needs: ['Latitude', 'Longitude'],
  sort: 'Description',
  links: { RelationId: 'Relation' },
  looks: { Status: 'status' },
  cells: { Missing: MissingFacts },
  copied: ['Coordinates'],
  missing: 'UnknownChargeLocation',
  editable: [
    'Description',
    'Label',
    'Street',
    'HouseNumber',
    'PostalCode',
    'City',
    'County',
    'Country',
    'Latitude',
    'Longitude',
    'LandOwner',
    'Floor',
    'Language',
    'Phone',
    'Mobile',
    'Email',
    'OpeningTimes',
    'Directions',
    'Route',
    'IsPublished',
    'IsEnabled',
  ],
  editAt: paths.netLocationEdit,
  creates: { at: paths.netLocationNew(), label: 'network.location.new' },
  actions: [
    {
      key: 'publish',
      label: 'network.location.publish',
      icon: Eye,
      isOffered: (record) => valueIn(record, 'IsPublished') === false,
      does: { changes: { IsPublished: true } },
    },
    {
      key: 'unpublish',
      label: 'network.location.unpublish',
      icon: EyeOff,
      isOffered: (record) => valueIn(record, 'IsPublished') === true,
      does: { changes: { IsPublished: false } },
    },
    {
      key: 'enable',
      label: 'network.location.enable',
      icon: Power,
      isOffered: (record) => valueIn(record, 'IsEnabled') === false,
      does: { changes: { IsEnabled: true } },
    },
    {
      key: 'disable',
      label: 'network.location.disable',
      icon: PowerOff,
      isOffered: (record) => valueIn(record, 'IsEnabled') === true,
      does: { changes: { IsEnabled: false } },
    },
  ],
}

export const MY_LOCATIONS: RecordScreen = {
  ...LOCATIONS,
  title: 'shell.netMyLocations',
  list: paths.netMyLocations(),
  isOwn: true,
}

/** Configuration of locations, including the data that each of them lacks. */
export const LOCATIONS_CONFIG: RecordScreen = {
  ...LOCATIONS,
  title: 'shell.netLocationsConfig',
  list: paths.netLocationsConfig(),
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'RelationId', phone: 'detail' },
    { field: 'City', priority: 4 },
    { field: 'Missing', phone: 'detail' },
    { field: 'ConnectorCount', priority: 3 },
    { field: 'IsPublished', priority: 4 },
  ],
  // The map next to the list shows these fields.
  needs: [...(LOCATIONS.needs ?? []), 'ConnectorsAvailable', 'Status'],
  quick: [
    {
      label: 'network.place.unpublished',
      filters: [{ field: 'IsPublished', operator: 'EX', value: 'false' }],
    },
    { label: 'network.place.published', filters: [{ field: 'IsPublished', operator: 'EX', value: 'true' }] },
  ],
}

export const CHARGERS: RecordScreen = {
  routes: genericCalls('chargepoint', 'Chargepoint'),
  title: 'shell.netChargers',
  icon: EvCharger,
  list: paths.netChargers(),
  path: paths.netCharger,
  identifier: 'ChargeBoxIdentifier',
  onward: [
    {
      label: 'shell.adminCommands',
      icon: RadioTower,
      path: paths.adminNewCommand(),
      role: 'SuperAdmin',
    },
  ],
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'ChargeBoxIdentifier', phone: 'detail' },
    { field: 'LocationId' },
    { field: 'RelationId', priority: 5 },
    { field: 'Status', phone: 'status' },
    { field: 'LastHeartbeat', quiet: true },
    { field: 'Model', priority: 3, quiet: true },
    { field: 'AdminState', priority: 4 },
  ],
  sort: 'Description',
  refreshEvery: POLL_COUNTS_MS,
  facts: [
    { label: 'network.home.facts.offline', filters: [{ field: 'Status', operator: 'EX', value: 'OFFLINE' }] },
  ],
  quick: [
    ...quickBy('Status', 'ONLINE', 'OFFLINE'),
    ...quickBy('AdminState', 'DISABLED'),
    // Lists omit retired charge points unless a filter names RetiredOn, so match every year that begins with 2.
    { filters: [{ field: 'RetiredOn', operator: 'SW', value: '2' }], label: 'network.site.retiredOnes' },
  ],
  links: {
    RelationId: 'Relation',
    LocationId: 'Location',
    PlacementId: 'Placement',
    CpoContractId: 'CpoContract',
  },
  looks: { Status: 'status', AdminState: ADMIN_STATE },
  customFields: ['Connectors'],
  copied: ['Coordinates', 'ChargeBoxIdentifier', 'ChargeBoxSerialNumber', 'Icc', 'Imsi', 'FirmwareVersion'],
  missing: 'UnknownChargePoint',
  isEditable: ({ RetiredOn }) => RetiredOn === undefined,
  editable: [
    'Description',
    'AdminState',
    'ChargerType',
    'Vendor',
    'Model',
    'MeterType',
    'MeterSerialNumber',
    'EndpointUrl',
    'IsPlugCharge',
    'IsGuestCharge',
    'IsRFID',
    'IsPublishMap',
    'CpoContractId',
  ],
}

export const LOCATION_CHARGERS: RecordScreen = {
  ...CHARGERS,
  columns: CHARGERS.columns.filter(({ field }) => field !== 'LocationId'),
}

/** Charge points under an operation contract of their customer. Ids of these contracts begin with CC. */
export const CPO_CHARGERS: RecordScreen = {
  ...CHARGERS,
  title: 'shell.netCpoChargers',
  list: paths.netCpoChargers(),
  columns: CHARGERS.columns.map((column) => {
    if (column.field === 'Model') return { field: 'CpoContractId', priority: 3 }
    // The description usually contains the location too, so this column is hidden first.
    return column.field === 'LocationId' ? { ...column, priority: 5 } : column
  }),
  fixed: [{ field: 'CpoContractId', operator: 'SW', value: 'CC' }],
}

export const CONTRACT_CHARGERS: RecordScreen = {
  ...CHARGERS,
  columns: CHARGERS.columns.filter(({ field }) => field !== 'RelationId'),
  actions: [
    {
      key: 'leaveContract',
      label: 'network.contract.leave',
      icon: Unlink,
      isOffered: (record) => valueIn(record, 'CpoContractId') !== undefined,
      does: { changes: { CpoContractId: undefined } },
    },
  ],
  needs: ['CpoContractId'],
}

/** Offline charge points, longest silence first. */
export const OFFLINE_CHARGERS: RecordScreen = {
  ...CHARGERS,
  title: 'shell.netOfflineChargers',
  list: paths.netOfflineChargers(),
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'ChargeBoxIdentifier', phone: 'detail' },
    { field: 'LocationId' },
    { field: 'LastHeartbeat', phone: 'status' },
    { field: 'CurrentError' },
    { field: 'FirmwareVersion', priority: 3, quiet: true },
    { field: 'RelationId', priority: 5 },
  ],
  sort: 'LastHeartbeat',
  facts: [],
  quick: quickBy('ChargerType', 'PUBLIC', 'BUSINESS', 'PRIVATE'),
  fixed: [{ field: 'Status', operator: 'EX', value: 'OFFLINE' }],
}
