import { Age } from './Age.tsx'

const MARK = '\u0000'

/** A sentence with an age in it that counts on: `text` is told where the age stands. */
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
