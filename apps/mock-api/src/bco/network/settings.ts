import { SETTINGS, settingOf } from '@portal/schemas'
import { BcoError, ConflictError, type Handler } from '../handler.ts'
import { type ClassRules, must } from '../rules/rule.ts'

/** A row that holds a setting of the server takes effect immediately. */
export const genericTableRules: ClassRules = {
  defaults: ({ Table, Key }) => ({ Description: `${String(Table)} ${String(Key)}` }),
  check: (next) => {
    const name = settingOf(next.Table, next.Key)
    const fault = name && SETTINGS[name].faultOf(String(next.Value))
    must(fault === undefined, 'Error', `Value: ${fault}`)
    return next
  },
  written: (row, before, { world, now }) => {
    const name = settingOf(row.Table, row.Key)
    const was = before && settingOf(before.Table, before.Key)
    if (was !== undefined && was !== name) world.intervene({ kind: 'setting', name: was, at: now })
    if (name !== undefined && (was !== name || row.Value !== before?.Value))
      world.intervene({ kind: 'setting', name, at: now, value: String(row.Value) })
  },
}

/** Removes a row, which resets its setting, if any, to the default. */
export const removeGenericTable: Handler<'removeGenericTable'> = (
  { params, query },
  { caller, world, now },
) => {
  const row = world.as(caller).one('generictable', params.id)
  if (!row) throw new BcoError('UNKNOWNREQUEST')
  if (row.Version !== query.version) throw new ConflictError(row)
  world.remove('generictable', row.Id)
  const name = settingOf(row.Table, row.Key)
  if (name !== undefined) world.intervene({ kind: 'setting', name, at: now })
  return row
}
