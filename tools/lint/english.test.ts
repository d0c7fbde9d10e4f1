import { expect, test } from 'vitest'
import { findCommentTrouble, findTitleTrouble } from './english.ts'

test.each([
  ['* Of its words. ', true],
  ['*\n * What a conflict changes is the row\n * that this one would have been.\n ', true],
  [' With the moment in which it stops.', true],
  ['* Returns the rows of its words. ', false],
  ['* Ofwel is a word. ', false],
  [' oxlint-disable-next-line', false],
])('the comment %j is refused: %s', (comment, isRefused) => {
  expect(findCommentTrouble(comment) !== undefined).toBe(isRefused)
})

test.each([
  ['who asks no page gets none', true],
  ['MAP-3 GIDS-1 what is locked says so', true],
  ['returns no rows when `limit` is 0', false],
  ['MAP-3 shows the anchor words when the badge is clicked', false],
])('the title %j is refused: %s', (title, isRefused) => {
  expect(findTitleTrouble(title) !== undefined).toBe(isRefused)
})
