import type { HowToHold } from '@portal/paths'

/** Instructions for holding requests at the mock and files in the browser. */
export const howToHold: HowToHold = (holds) => {
  const names = Object.entries(holds)
  const files = names.filter(([, what]) => what.startsWith('/'))
  const operations = names.filter((one) => !files.includes(one))
  return [
    ...(files.length > 0
      ? ["A file is held, answered or broken off in the browser's network tools.", '']
      : []),
    ...(operations.length === 0
      ? []
      : [
          'The others wait at the mock (apps/mock-api/README.md, "The control interface"). What is held stays held until the path is over. To break off means to drop a request, and again while the browser asks again by itself.',
          '',
          '```sh',
          'M=http://localhost:4010/__mock; J="content-type: application/json"',
          ...operations.map(
            ([subject, what]) =>
              `curl -s $M/holds -H "$J" -d '{"operation":"${what}"}'   # holds ${subject}; answers {"id":"…"}`,
          ),
          'curl -s $M/holds   # says how many wait',
          `curl -s $M/holds/ID/release -H "$J" -d '{"outcome":{"kind":"answer"}}'   # or {"kind":"code","code":"…"}, {"kind":"status","status":…}, {"kind":"drop"}`,
          'curl -s -X POST $M/reset   # when the path is over',
          '```',
          '',
        ]),
  ]
}
