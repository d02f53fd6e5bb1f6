import { NOT_FOLLOWED, readCharter } from '@portal/machines/charter'
import { PAGE_PROOFS, type Proof } from '@portal/machines/models'
import { pathsAsMarkdown } from '@portal/machines/paths'
import { setStage } from '../models/stage.ts'
import { test } from '../stack.ts'
import { followPath } from './follow.ts'

/** The charters whose sentences `forms.ts` knows. */
const FOLLOWED = Object.entries(PAGE_PROOFS as Readonly<Record<string, Proof>>).filter(
  ([name]) => !(name in NOT_FOLLOWED),
)

for (const [name, { model, committed }] of FOLLOWED) {
  const charter = readCharter(pathsAsMarkdown(model.name, committed.paths, model.words))
  for (const path of charter.paths)
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
      await followPath(await setStage({ page, mock, origin: server.origin }), charter, path)
    })
}
