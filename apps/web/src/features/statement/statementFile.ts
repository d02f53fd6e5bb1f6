import { EXPORT_DEFAULT_DELIMITER } from '@portal/schemas'
import { type ExportedFile, exportFile } from '../../data/exportFile.ts'
import { moment } from '../../data/moment.ts'
import type { Formats, Translate } from '../../texts/index.ts'
import type { StatementLine } from './statement.ts'

/** Exports the sessions of a statement. A session that is not reimbursed has a note instead of an amount. */
export const statementFile = (
  lines: readonly StatementLine[],
  t: Translate,
  formats: Formats,
): ExportedFile =>
  exportFile<StatementLine>(
    [
      { key: 'Start', header: t('statement.column.start'), value: ({ session }) => moment(session.Start) },
      { key: 'Card', header: t('statement.column.card'), value: ({ session }) => session.TokenNumber },
      {
        key: 'EnergyKwh',
        header: t('statement.column.energy'),
        unit: 'kWh',
        value: ({ session }) => session.EnergyKwh,
      },
      {
        key: 'Amount',
        header: t('statement.column.amount'),
        unit: '€',
        value: ({ session, standing }) => (standing === 'reimbursed' ? session.Price : undefined),
      },
      {
        key: 'Standing',
        header: t('statement.column.standing'),
        value: ({ standing }) => t(`statement.standing.${standing}`),
      },
    ],
    lines,
    EXPORT_DEFAULT_DELIMITER,
    formats,
  )
