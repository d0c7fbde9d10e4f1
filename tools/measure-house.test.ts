import { expect, test } from 'vitest'
import { type CodeFile, findCrossings, measureHouse } from './measure-house.ts'

const long = '\nconst line = 1'.repeat(20)
const file = (path: string, text = ''): CodeFile => ({ path, text: text + long })
const server = (path: string): string => `apps/server/src/modules/${path}`

test('a pair of modules counts once, however many files import each other', () => {
  const files = [
    file(server('play/a.ts'), "import { x } from '../path/x.ts'"),
    file(server('play/b.ts'), "import { y } from '../path/deeper/y.ts'"),
    file(server('path/x.ts')),
  ]
  expect([...findCrossings(files)]).toEqual(['play path'])
})

test('imports inside a module or from outside the modules are not counted', () => {
  const files = [
    file(
      server('play/a.ts'),
      "import './b.ts'\nimport { z } from '../../db/z.ts'\nimport { q } from 'fastify'",
    ),
  ]
  expect(findCrossings(files).size).toBe(0)
})

test('a multi-line import and a dynamic import are counted', () => {
  const files = [file(server('a/a.ts'), "import {\n  x,\n} from '../b/x.ts'\nawait import('../c/y.ts')")]
  expect([...findCrossings(files)]).toEqual(['a b', 'a c'])
})

test('two modules that import each other are one mutual pair', () => {
  const files = [
    file(server('a/a.ts'), "import '../b/b.ts'"),
    file(server('b/b.ts'), "import '../a/a.ts'\nimport '../c/c.ts'"),
  ]
  expect(measureHouse(files)).toMatchObject({ crossingPairs: 3, mutualPairs: 1 })
})

test('small files and folders with one file are counted', () => {
  const files = [
    { path: 'a/small.ts', text: 'const a = 1\n' },
    file('a/large.ts'),
    file('b/alone.ts'),
    file('c/with-folder.ts'),
    file('c/inner/x.ts'),
    file('c/inner/y.ts'),
  ]
  expect(measureHouse(files)).toMatchObject({ smallFiles: 1, singleFileFolders: 1 })
})

test('a file in the root of the repository is not a folder with one file', () => {
  expect(measureHouse([file('vitest.config.ts'), file('a/x.ts'), file('a/y.ts')])).toMatchObject({
    singleFileFolders: 0,
  })
})
