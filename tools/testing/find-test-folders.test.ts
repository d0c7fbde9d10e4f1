import { expect, test } from 'vitest'
import { findTestFolders } from './find-test-folders.ts'

test.each([
  ['apps/server/src/modules/rewards/shop/buy-badge.ts', ['apps/server/src/modules/rewards/']],
  ['apps/server/src/plugins/auth/tokens.ts', ['apps/server/src/']],
  ['apps/game/src/features/shop/Shop.tsx', ['apps/game/src/features/shop/']],
  ['apps/game/src/app/session.ts', ['apps/game/src/']],
  ['packages/rules/src/steps/status.ts', ['packages/rules/']],
  ['tools/build.ts', ['tools/']],
  ['README.md', []],
])('the tests of %s are those of %j', (path, folders) => {
  expect(findTestFolders([path, path])).toEqual(folders)
})
