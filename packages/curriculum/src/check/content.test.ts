import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataFolder } from '../load/curriculum.ts'
import { readContent } from './content.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'curriculum-'))
  cpSync(dataFolder, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file that does not fit its schema is a finding that names file and field', () => {
  const file = join(folder, 'steps/01-korte-klank.json')
  const step: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...step, strategy: 'raden', kleur: 'rood' }))
  const { content, findings } = readContent(pathToFileURL(`${folder}/`))
  expect(content.steps.map(({ step: { nr } }) => nr)).not.toContain(1)
  expect(findings).toEqual([
    {
      file: '01-korte-klank.json',
      word: null,
      message: expect.stringMatching(/strategy[^]*kleur|kleur[^]*strategy/),
    },
  ])
})
