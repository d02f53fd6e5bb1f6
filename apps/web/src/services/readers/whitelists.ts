import { date, entries, flag, id, links, number, optionalText, record, records, text } from './read.ts'

/** A card as a group or a list of it has it. */
const readGroupCard = record({ Id: id, Description: text, PrintedNumber: optionalText, IsAuthorized: flag })
export type GroupCard = ReturnType<typeof readGroupCard>

/** A group of cards that may charge where its code is named. */
export const readWhitelistGroup = record({
  Id: id,
  Description: text,
  Version: number,
  Code: text,
  RelationId: id,
  Tokens: records(readGroupCard),
  CreatedOn: date,
  ModifiedOn: date,
  Links: links,
})
export type ReadWhitelistGroup = ReturnType<typeof readWhitelistGroup>

/** Some cards of a group. */
export const readWhitelist = record({
  Id: id,
  Description: text,
  Version: number,
  Code: text,
  Tokens: entries(record({ Id: id, IsAuthorized: flag })),
})
export type ReadWhitelist = ReturnType<typeof readWhitelist>
