import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataFolder, listStepFiles, readStepFile } from '../load/curriculum.ts'
import { methodPlaces } from './methods.ts'
import { writePage } from './write-page.ts'

const files = listStepFiles(dataFolder).map((name) => readStepFile(dataFolder, name))
const page = readFileSync(new URL('../../../docs/leerlijn.md', dataFolder), 'utf8')

test('ZIN-6 docs/leerlijn.md is up to date with the steps (npm run method-table writes it)', () => {
  expect(page).toBe(writePage(files))
  const plain = page.replaceAll(' |', '')
  for (const { nr, label } of files) expect(plain).toContain(` ${nr} ${label}`)
})

test('ZIN-6 every category that is compared with a method belongs to a step', () => {
  const known = new Set(files.map(({ category }) => category))
  expect(Object.keys(methodPlaces).filter((category) => !known.has(category))).toEqual([])
})
