/** What a session costs, as its record and its charge detail record tell it. */
export { readPriced as pricedOf } from '../services/readers/sessions.ts'
