import { Fragment } from 'react'

/** A part of up to so many letters is never wider than its line. */
const SHORT = 24

/** A line of parts between dots, which breaks between them: a card number is not cut at its hyphens. */
export const InParts = ({ children }: { children: string }) =>
  children.split(' · ').map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts have no other key, and keep their places
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part.length > SHORT ? part : <span className="whitespace-nowrap">{part}</span>}
    </Fragment>
  ))
