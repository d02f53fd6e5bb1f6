import type { TreeRow } from '@portal/machines'
import { expect, it } from 'vitest'
import { keyEffect } from './treeKeys.ts'

const row = (id: string, isOpen: boolean | undefined, parent?: string): TreeRow => ({
  kind: 'relation',
  id,
  level: parent === undefined ? 1 : 2,
  relation: { Id: id, Description: id, IsCompany: 1 },
  isOpen,
  isMatch: false,
  position: 1,
  siblings: 1,
  parent,
})
const ROWS = [row('Alpha', true), row('Beta', undefined, 'Alpha'), row('Gamma', false)]

it.each([
  ['ArrowDown', 'Alpha', 'go Beta'],
  ['ArrowDown', 'Gamma', ''],
  ['ArrowUp', 'Beta', 'go Alpha'],
  ['Home', 'Gamma', 'go Alpha'],
  ['End', 'Alpha', 'go Gamma'],
  ['ArrowRight', 'Alpha', 'go Beta'],
  ['ArrowRight', 'Beta', ''],
  ['ArrowRight', 'Gamma', 'open Gamma'],
  ['ArrowLeft', 'Alpha', 'close Alpha'],
  ['ArrowLeft', 'Beta', 'go Alpha'],
  ['ArrowLeft', 'Gamma', ''],
  ['Enter', 'Beta', 'follow Beta'],
  ['g', 'Alpha', 'go Gamma'],
  ['A', 'Gamma', 'go Alpha'],
  ['x', 'Alpha', ''],
  ['Tab', 'Alpha', ''],
])('%s on %s does: %s', (key, at, expected) => {
  const effect = keyEffect(key, ROWS, at)
  expect(effect ? `${effect.does} ${effect.id}` : '').toBe(expected)
})
