/** Parses charters and follows them by their printed lines alone. */
export { followOnChart } from './onChart.ts'
export { NotUnderstood, readPrinted } from './printed.ts'
