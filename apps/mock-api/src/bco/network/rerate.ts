import { BcoError, type Handler } from '../handler.ts'

export const rerateCdr: Handler<'rerateCdr'> = ({ params }, { world, caller, now }) => {
  const view = world.as(caller)
  const cdr = view.cdr(params.id, now)
  const rated = cdr && view.rated(cdr, now)
  if (!cdr || !rated) throw new BcoError('UNKNOWNREQUEST')
  if (cdr.Status === 'INVOICED') throw new BcoError('Error', 'Status: the record is INVOICED')
  const { Price, PriceLines } = rated
  return world.write('cdr', { ...cdr, Price, PriceLines, Status: 'RATED' }, now)
}
