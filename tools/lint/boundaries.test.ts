import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBoundaryViolation, serverRooms } from './boundaries.ts'

test.each([
  ['apps/server/src/modules/learn/play/exercise/answer.ts', '../../../curriculum/index.ts'],
  ['apps/server/src/modules/learn/play/exercise/answer.ts', '../../path/step/queries.ts'],
  ['apps/server/src/operations/demo/lives.ts', '../../modules/learn/index.ts'],
  ['apps/server/src/handlers.ts', './modules/learn/index.ts'],
  ['apps/server/src/modules/learn/index.ts', './play/exercise/answer.ts'],
  ['apps/server/src/testing/school.ts', '../modules/learn/play/exercise/queries.ts'],
  ['apps/game/src/features/shop/Shop.tsx', '../../app/services.ts'],
  ['apps/game/src/features/shop/parts/Card.tsx', '../price.ts'],
  ['packages/exercises/src/templates/Vlot/logic.ts', './logs.ts'],
  ['packages/exercises/src/templates/Vlot/logic.ts', '../../kit/flow.ts'],
  ['packages/exercises/src/templates/LuisterTyp/view.tsx', 'react'],
  ['packages/exercises/src/templates/LuisterTyp/logic.ts', '@letterliaan/dutch'],
  ['packages/dutch/src/analyse.ts', './codes.ts'],
])('%s may import %s', (path, source) => {
  expect(findBoundaryViolation(path, source)).toBeUndefined()
})

test.each([
  ['apps/server/src/modules/learn/path/plan.ts', '../../insight/index.ts', 'learn stands below insight'],
  ['apps/server/src/modules/learn/play/judge.ts', '../../people/groups/groups.ts', 'modules/people/index.ts'],
  ['apps/server/src/operations/demo/lives.ts', '../../modules/learn/play/judge.ts', 'Only the face'],
  ['apps/server/src/app.ts', './modules/learn/play/routes.ts', 'Only the face'],
  ['apps/server/src/modules/data/mending/work.ts', '../../learn/knowledge/queries.ts', 'Only the face'],
  ['apps/server/src/modules/learn/play/judge.ts', '../index.ts', 'a circle'],
  ['apps/server/src/modules/learn/index.ts', './knowledge/queries.ts', 'SQL is its own'],
  ['apps/server/src/modules/learn/index.ts', './rewards/fact-queries.ts', 'SQL is its own'],
  ['apps/server/src/modules/live/channel.ts', '../../operations/demo/lives.ts', 'Operations'],
  ['apps/server/src/plugins/auth/tokens.ts', '../../modules/accounts/queries.ts', 'know no room'],
  ['apps/server/src/modules/play/judge.ts', '@letterliaan/exercises/views', 'shows nothing'],
  ['apps/game/src/features/shop/Shop.tsx', '../treehouse/Room.tsx', "don't import each other"],
  ['packages/exercises/src/templates/Vlot/logic.ts', '../ZinDictee/logic.ts', 'Templates'],
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
  expect(findBoundaryViolation(path, source)).toContain(message)
})

test('an index may export types of its SQL', () => {
  expect(
    findBoundaryViolation('apps/server/src/modules/play/index.ts', './exercise/queries.ts', true),
  ).toBeUndefined()
})

test('every server module is in the list and has an index.ts', () => {
  const folder = join(import.meta.dirname, '../../apps/server/src/modules')
  expect(readdirSync(folder).toSorted()).toEqual(serverRooms.toSorted())
  expect(serverRooms.filter((room) => !existsSync(join(folder, room, 'index.ts')))).toEqual([])
})
