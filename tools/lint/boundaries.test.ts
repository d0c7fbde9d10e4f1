import { expect, test } from 'vitest'
import { findTrouble } from './boundaries.ts'

test.each([
  ['apps/server/src/modules/play/exercise/answer.ts', '../../path/progress/update-path.ts'],
  ['apps/server/src/modules/play/exercise/answer.ts', './judge.ts'],
  ['apps/server/src/operations/demo/move.ts', '../../modules/play/routes.ts'],
  ['apps/game/src/features/shop/Shop.tsx', '../../app/services.ts'],
  ['apps/game/src/features/shop/parts/Card.tsx', '../price.ts'],
  ['packages/exercises/src/templates/LuisterTyp/view.tsx', 'react'],
  ['packages/exercises/src/templates/LuisterTyp/logic.ts', '@letterliaan/dutch'],
  ['packages/dutch/src/analyse.ts', './codes.ts'],
])('%s may import %s', (path, source) => {
  expect(findTrouble(path, source)).toBeUndefined()
})

test.each([
  ['apps/server/src/modules/path/plan.ts', '../play/judge.ts', 'path stands below play'],
  ['apps/server/src/modules/live/channel.ts', '../../operations/demo/move.ts', 'Operations'],
  ['apps/server/src/plugins/auth/tokens.ts', '../../modules/accounts/queries.ts', 'know no room'],
  ['apps/server/src/modules/play/judge.ts', '@letterliaan/exercises/views', 'shows nothing'],
  ['apps/game/src/features/shop/Shop.tsx', '../treehouse/Room.tsx', "don't import each other"],
  ['apps/game/src/features/shop/Shop.tsx', '../../routes/App.tsx', 'no routes'],
  ['apps/game/src/app/session.ts', '../features/shop/Shop.tsx', 'never the other way round'],
  ['apps/game/src/main.tsx', 'kysely', "server's"],
  ['apps/supervisor/src/main.tsx', '@letterliaan/exercises/logic', "child's"],
  ['packages/exercises/src/templates/LuisterTyp/logic.ts', './view.tsx', 'pure'],
  ['packages/dutch/src/analyse.ts', 'zod', 'pure orthography'],
  ['packages/rules/src/steps/status.ts', 'node:fs', 'pure'],
  ['packages/ui/src/index.ts', '@letterliaan/contract', 'shows and sounds'],
  ['packages/contract/src/index.ts', '@letterliaan/rules', 'only zod'],
  ['packages/texts/src/screens/shop.ts', '@letterliaan/contract', 'data without dependencies'],
  ['apps/server/src/app.ts', '@letterliaan/dutch/src/analyse.ts', 'what its `exports` offer'],
])('%s may not import %s', (path, source, message) => {
  expect(findTrouble(path, source)).toContain(message)
})
