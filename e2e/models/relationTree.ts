import { expect } from '@playwright/test'
import { type RelationTreeMachine, TREE_SEARCH_DELAY_MS, TREE_TIMEOUT_MS } from '@portal/machines'
import type { Facts } from '@portal/paths'
import type { Hold } from '../mock.ts'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import { type PageAdapter, unseen } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'
import { expectWaiting } from './waiting.ts'

const ROOT = 'the group'
const BRANCH = 'Meridiaan Vlaanderen'
const LEAF = 'Méridien Luxembourg'
/** The search waits only so long for more letters: so little passes before a look. */
const BRIEF_MS = 40

const isIn = (list: unknown, one: string): boolean => String(list).split(',').includes(one)

/** The tree of a group's sub-organisations, whose branches and search come as they are let. */
export const relationTreeOnPage = ({ page, mock, clock }: Stage): PageAdapter<RelationTreeMachine> => {
  let hold: Hold

  const main = page.getByRole('main')
  const item = (name: string) => main.getByRole('treeitem', { name, exact: true })
  const retry = main.getByRole('button', { name: t('faces.retry'), exact: true })
  const field = main.getByRole('searchbox', { name: t('tree.search') })
  const searchFailed = main.getByText(t('tree.searchFailed'))
  const order = (isDescending: boolean) =>
    main.getByRole('button', { name: t(isDescending ? 'tree.descending' : 'tree.ascending'), exact: true })

  /** The tree, or why it is not there; and the ways to try again. */
  const tree = async ({ viewState, search, isDescending, isFound, open, failures }: Facts) => {
    await expect(order(isDescending === true)).toBeVisible(SOON)
    await expect(main.getByText(t('tree.failed'))).toHaveCount(viewState === 'failed' ? 1 : 0, SOON)
    const isTree = viewState === 'shown' && isFound === false
    await expect(item(BRANCH)).toHaveCount(isTree ? 1 : 0, SOON)
    if (isTree) await expect(item(BRANCH)).toHaveAttribute('aria-expanded', String(isIn(open, BRANCH)), SOON)
    const isRootOld = isIn(failures, ROOT) && (isTree || viewState === 'failed')
    const isBranchFailed = isTree && isIn(failures, BRANCH) && isIn(open, BRANCH)
    const ways = [isRootOld, isBranchFailed, search === 'failed'].filter(Boolean).length
    await expect(retry).toHaveCount(ways, SOON)
  }
  const searched = async ({ search, count }: Facts) => {
    await expect(main.getByText(t('tree.searching'))).toHaveCount(search === 'searching' ? 1 : 0, SOON)
    await expect(searchFailed).toHaveCount(search === 'failed' ? 1 : 0, SOON)
    if (search !== 'found') return
    await expect(main.getByText(t('tree.found', { count: Number(count) }))).toBeVisible(SOON)
    await expect(item(LEAF)).toBeVisible(SOON)
  }
  const waiting = (count: number) => expectWaiting(hold, count, 'the tree')
  const end = (outcome: Parameters<Hold['release']>[0]) => () => hold.release(outcome)

  return {
    start: async () => {
      hold = await mock.hold('getRelationTree')
      await openAs(page, 'entity', '/my/organisation/relations')
      await patiently(clock, () => expect(field).toBeVisible(SOON))
    },
    act: {
      OPEN: async () => {
        await item(BRANCH).focus()
        await page.keyboard.press('ArrowRight')
      },
      CLOSE: async () => {
        await item(BRANCH).focus()
        await page.keyboard.press('ArrowLeft')
      },
      // The root's own is above those of its branches.
      RETRY: ({ event }) => (event['id'] === ROOT ? retry.first() : retry.last()).click(),
      SORT: ({ before }) => order(before['isDescending'] === true).click(),
      RELOAD: unseen('It takes a write on another screen: organisationActs.spec.ts plays it'),
      FIND: ({ event }) => field.fill(String(event['text'])),
      RETRY_SEARCH: () => retry.first().click(),
    },
    answer: {
      readBranch: { done: end({ kind: 'answer' }), failed: end({ kind: 'status', status: 503 }) },
      findRelations: { done: end({ kind: 'answer' }), failed: end({ kind: 'status', status: 503 }) },
    },
    delay: { TREE_TIMEOUT: () => TREE_TIMEOUT_MS, TREE_SEARCH_DELAY: () => TREE_SEARCH_DELAY_MS },
    see: {
      'branches.idle': tree,
      'branches.reading': async (expected) => {
        await tree(expected)
        await waiting(1)
      },
      'search.off': async (expected) => {
        await searched(expected)
        await expect(field).toHaveValue('', SOON)
      },
      'search.typing': async (expected) => {
        await searched(expected)
        await waiting(0)
      },
      'search.finding': async (expected) => {
        await searched(expected)
        await waiting(1)
      },
      'search.found': searched,
      'search.failed': searched,
    },
    brief: { 'search.typing': BRIEF_MS },
    stop: async () => {
      await hold?.remove()
    },
  }
}
