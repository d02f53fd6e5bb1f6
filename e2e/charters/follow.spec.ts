import { setStage } from '../models/stage.ts'
import { PLAYED } from '../paths/pathsToPlay.ts'
import { test } from '../stack.ts'
import { followPath } from './follow.ts'

for (const [name, { followed }] of Object.entries(PLAYED)) {
  for (const path of followed.paths)
    test(`A program that knows only the printed lines follows path ${path.id} of ${name}`, async ({
      page,
      mock,
      server,
      errors,
    }) => {
      // Requests fail on purpose.
      errors.allow(/Failed to load resource|The banner could not be read/)
      // A limit for what hangs: a press has taken 8 seconds beside other work.
      page.setDefaultTimeout(30_000)
      await followPath(await setStage({ page, mock, origin: server.origin }), followed, path)
    })
}
