import { Age } from './Age.tsx'

const MARK = '\u0000'

/** A sentence with an age in it that keeps counting: `text` gets the age to insert. */
export const WithAge = ({ at, text }: { at: number; text: (age: string) => string }) => {
  const [before, after] = text(MARK).split(MARK)
  return (
    <>
      {before}
      <Age at={at} />
      {after}
    </>
  )
}
