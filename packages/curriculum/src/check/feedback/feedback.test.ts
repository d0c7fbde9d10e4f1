import type { VerbForm } from '@letterliaan/contract'
import { diagnoseAnalysis, errorTags, knownHints, type Analysis } from '@letterliaan/dutch'
import { expect, test } from 'vitest'
import { dataFolder, listStepFiles, readStepFile } from '../../load/curriculum.ts'
import { analyseWord } from '../../load/word.ts'
import { hasSoundSigns } from '../rules/spelling.ts'
import { listMisspellings } from './misspellings.fixture.ts'
import { hintClaims } from './hint-claims.fixture.ts'

/** Checks every fourth slip, because all would take too long. */
const sampleEvery = 4

interface Slip {
  readonly analysis: Analysis
  readonly answer: string
  readonly verb: VerbForm | undefined
  readonly diagnosis: ReturnType<typeof diagnoseAnalysis>
}

const slips = listStepFiles(dataFolder)
  .map((name) => readStepFile(dataFolder, name))
  .flatMap(({ category, words }) =>
    Object.values(words)
      .flat()
      .map((word) => ({ category, verb: word.verb, analysis: analyseWord(word) })),
  )
  .flatMap(({ category, verb, analysis }, at) =>
    listMisspellings(analysis.word)
      .filter((_, index) => index % sampleEvery === at % sampleEvery)
      .map((answer): Slip => ({
        analysis,
        answer,
        verb,
        diagnosis: diagnoseAnalysis(analysis, answer, { category, verb }),
      })),
  )

const maxListed = 10

/** Returns the first slips whose sentence makes a claim that is not true. */
function findLies(isLie: (slip: Slip) => string[]): string[] {
  const lies: string[] = []
  for (const slip of slips) {
    if (lies.length >= maxListed) break
    lies.push(...isLie(slip).map((why) => `${slip.analysis.word} as ${slip.answer}: ${why}`))
  }
  return lies
}

test('no sentence about an error contradicts the answer', () => {
  expect(slips.length).toBeGreaterThan(15_000)
  const lies = findLies(({ analysis, verb, diagnosis }) =>
    diagnosis.errors.flatMap((error) =>
      hintClaims.flatMap(({ says, holds }) => {
        const said = says.exec(error.hint)
        return said && !holds({ analysis, error, verb }, said[1] ?? '')
          ? [`${error.target}>${error.answer} ${error.hint}`]
          : []
      }),
    ),
  )
  expect(lies).toEqual([])
})

test('the marked place is inside the difference, and the pieces together are word and answer', () => {
  const lies = findLies(({ analysis, answer, diagnosis: { pieces, errors } }) => {
    const isWhole = pieces.map(({ target }) => target).join('') === analysis.word
    const isWritten =
      pieces
        .map((piece) => piece.answer)
        .join('')
        .toLowerCase() === answer.toLowerCase()
    const isRight = pieces.every(
      ({ target, answer: written, right }) =>
        right === (target.toLowerCase() === written.toLowerCase()) || target !== written,
    )
    return errors.length > 0 && isWhole && isWritten && isRight ? [] : [JSON.stringify(pieces)]
  })
  expect(lies).toEqual([])
})

const known = new Set(knownHints)

test('GIDS-9 no sentence about an error or a category contains phonetic signs', () => {
  const signed = findLies(({ analysis, diagnosis }) =>
    diagnosis.errors
      .map(({ hint }) => hint)
      .concat(analysis.categories.map(({ reason }) => reason))
      .filter(hasSoundSigns),
  )
  expect([
    ...signed,
    ...Object.values(errorTags).flatMap(({ hint }) => (hasSoundSigns(hint) ? [hint] : [])),
  ]).toEqual([])
})

test('EX-5 GIDS-1 no sentence spells the word, and each can be read aloud', () => {
  const lies = findLies(({ analysis, diagnosis }) =>
    diagnosis.errors.flatMap(({ hint }) =>
      analysis.word.length > 2 &&
      hint
        .toLowerCase()
        .split(/[^\p{L}'-]+/u)
        .includes(analysis.word)
        ? [hint]
        : known.has(hint)
          ? []
          : [`not heard: ${hint}`],
    ),
  )
  expect(lies).toEqual([])
})
