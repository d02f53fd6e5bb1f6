import { Age } from './Age.tsx'

const MARK = '\u0000'

/** Sentence with a self-updating age; `text` receives a placeholder for the age. */
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
