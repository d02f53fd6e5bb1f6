/** Reports of operators (S2). */
export const texts = {
  'reports.span': '{from} to {until}',
  'reports.against': '{span}, compared with {before}',
  'reports.print': 'Print',
  'reports.failed': 'We couldn’t load this report',
  'reports.period': 'Period',
  'reports.period.thisMonth': 'This month',
  'reports.period.lastMonth': 'Last month',
  'reports.period.last7': 'Last 7 days',
  'reports.period.last30': 'Last 30 days',
  'reports.period.thisYear': 'This year',
  'reports.by': 'Group by',
  'reports.by.location': 'Location',
  'reports.by.relation': 'Relation',
  'reports.allRelations': 'Show all relations',
  'reports.measure': 'Figure in the chart',
  'reports.measure.energy': 'Energy',
  'reports.measure.revenue': 'Revenue',
  'reports.measure.sessions': 'Sessions',
  'reports.compare': 'Compare with the period before',
  'reports.uptime': 'Uptime',
  'reports.trend.up': 'more:',
  'reports.trend.down': 'less:',
  'reports.trend.flat': 'the same:',
  'reports.trend.note': 'against the period before',
  'reports.trend.was': 'Before: {value}',
  'reports.chart.energy': 'Energy over time',
  'reports.chart.revenue': 'Revenue over time',
  'reports.chart.sessions': 'Sessions over time',
  'reports.view': 'Show as',
  'reports.view.chart': 'Chart',
  'reports.view.table': 'Table',
  'reports.column.day': 'Day',
  'reports.column.growth': 'Change',
  'reports.before': 'before: {value}',
  'reports.table.location': 'By location',
  'reports.table.relation': 'By relation',
  'reports.total': 'Total',
  'reports.export': 'Export',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    reports: typeof texts
  }
}
