import { Fragment } from 'react'

/** Maximum length of a part that always fits on one line. */
const SHORT = 24

/** Text in parts separated by dots. A short part, such as a card number with hyphens, does not break. */
export const InParts = ({ children }: { children: string }) =>
  children.split(' · ').map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts have no other key, and keep their order
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part.length > SHORT ? part : <span className="whitespace-nowrap">{part}</span>}
    </Fragment>
  ))
