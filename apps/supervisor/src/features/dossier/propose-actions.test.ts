import type { ChildPath, Measure, PathEntry, StepProgress } from '@letterliaan/contract'
import { createEntry, openSettings } from '@letterliaan/rules/preparation'
import { describe, expect, test } from 'vitest'
import { createSampleProgress, createSampleStep, createSampleStuck } from '../../testing/samples.ts'
import { proposeActions, type ChildDossierData } from './propose-actions.ts'

const now = Date.parse('2027-01-20T10:00:00Z') / 1000
const daysAgo = (days: number) => now - days * 86_400

const entry = (nr: number): PathEntry => createEntry({ nr, is_own: false, is_test_step: false }, 1)
const step = (nr: number, category: string) => createSampleStep(nr, { category })
const progress = (nr: number, more: Partial<StepProgress>) =>
  createSampleProgress(nr, { last_worked_at: daysAgo(3), ...more })
const measure = (more: Partial<Measure>): Measure =>
  ({
    created_at: daysAgo(5),
    withdrawn_at: null,
    is_complete: true,
    decided_at: now,
    topics: [],
    ...more,
  }) as Measure
const failed = (nr: number, more: Partial<ChildDossierData['stuck'][number]> = {}) =>
  createSampleStuck(nr, { label: `Stap ${nr}`, position: nr, failed_at: daysAgo(2), ...more })
const low = (category: string, chance: number) => ({
  category,
  name: category.toUpperCase(),
  skill: { chance, low: chance - 0.1, high: chance + 0.1, look: 'low' as const },
})

function dossier({
  entries = [1, 2],
  follows = null,
  progress: rows = [],
  ...more
}: Partial<Omit<ChildDossierData, 'path'>> & {
  readonly entries?: readonly number[]
  readonly follows?: number | null
  readonly progress?: readonly StepProgress[]
}): ChildDossierData {
  return {
    name: 'Noor',
    path: {
      path: { entries: entries.map(entry), settings: openSettings },
      progress: rows,
      follows_group_id: follows,
    } as unknown as ChildPath,
    measures: [measure({})],
    stuck: [],
    moments: [],
    categories: [],
    declined: null,
    errors: [],
    looks: { words: 20, looked: 9 },
    steps: [step(1, 'kort'), step(2, 'lang'), step(3, 'ng'), step(4, 'ng'), step(1001, 'ng')],
    last_practised_at: daysAgo(1),
    now,
    ...more,
  }
}

const first = (more: Parameters<typeof dossier>[0]) => proposeActions(dossier(more))[0]

describe('DOE-1 WEET-17 proposed actions with their evidence', () => {
  test.each<[string, Parameters<typeof dossier>[0], string, RegExp]>([
    ['a child without a path', { entries: [] }, 'Maak een pad', /nog geen stappen/],
    [
      'a child that mostly looks at the word',
      { looks: { words: 20, looked: 14 } },
      'Zet het oog uit',
      /^Noor keek bij 14 van de laatste 20 woorden/,
    ],
    [
      'low scores in a row on tests with norms',
      {
        moments: ['2025-06-02', '2026-01-20', '2026-06-03'].map((taken_on) => ({
          test: 'PI-dictee',
          taken_on,
          score: 'E',
        })),
      },
      'Maak het dyslexiedossier',
      /^3 × E\/V- op spelling; lezen: niet ingevuld\. Of het criterium voor achterstand gehaald is, is nog niet te zeggen\. /,
    ],
    [
      'a dictation that failed lately',
      { stuck: [failed(2, { num_failed: 3, failed_at: daysAgo(4) })] },
      'Kijk wat er misging in ‘Stap 2’',
      /is 3 keer niet gehaald \(laatst: 16 jan 2027\)\./,
    ],
    [
      'a dictation that failed today',
      { stuck: [failed(2, { failed_at: daysAgo(0) })] },
      'Kijk wat er misging in ‘Stap 2’',
      /is niet gehaald \(vandaag\)\./,
    ],
    [
      'a measure that proposes something',
      { measures: [measure({ decided_at: null, topics: [{ advice: 'repeat' }] as never })] },
      'Bekijk wat de meting voorstelt',
      /15 jan 2027/,
    ],
    [
      'a passed step of a category that is low',
      { categories: [low('lang', 0.4)], progress: [progress(2, { is_complete: true })] },
      'Laat ‘Stap 2’ herhalen',
      /‘LANG’ is nu nog lastig: ongeveer 40% van nieuwe woorden in één keer goed \(30% tot 50%\)/,
    ],
    [
      'a low category without a step on the path',
      { categories: [low('ng', 0.5)] },
      'Zet ‘Stap 3’ op het pad',
      /Er staat geen stap voor op het pad\.$/,
    ],
    [
      'a low category of a child that follows its group',
      { categories: [low('ng', 0.5)], follows: 7 },
      'Zet ‘Stap 3’ op het pad',
      /krijgt dan een eigen pad/,
    ],
    [
      'a step that was mastered and is not any more',
      { progress: [progress(1, { is_complete: true, has_faded: true })] },
      'Laat ‘Stap 1’ herhalen',
      /was beheerst/,
    ],
    ['no measure yet', { measures: [] }, 'Zet een meting klaar …', /nog geen meting/],
    [
      'a measure of long ago',
      { measures: [measure({ created_at: daysAgo(80) })] },
      'Zet een meting klaar …',
      /1 nov 2026/,
    ],
  ])('include an action for %s', (_what, more, label, why) => {
    const proposal = first(more)
    expect(proposal?.label).toBe(label)
    expect(proposal?.why).toMatch(why)
  })

  test('start with a step for the declined category, which is not proposed twice', () => {
    const proposals = proposeActions(
      dossier({ categories: [low('lang', 0.2), low('ng', 0.5)], declined: ['ng'], entries: [1] }),
    )
    expect(proposals.map(({ label }) => label)).toEqual([
      'Zet ‘Stap 3’ op het pad',
      'Zet ‘Stap 2’ op het pad',
    ])
    expect(proposals[0]?.why).toBe('‘NG’ ging achteruit. Er staat geen stap voor op het pad.')
  })

  test('include steps for unsure categories if no single category shows the decline', () => {
    const middle = { ...low('ng', 0.7), skill: { ...low('ng', 0.7).skill, look: 'middle' as const } }
    const child = { categories: [middle], entries: [1] }
    expect(proposeActions(dossier(child))).toEqual([])
    expect(first({ ...child, declined: [] })?.label).toBe('Zet ‘Stap 3’ op het pad')
  })

  test('start with the hardest category, and skip categories with a step on the path', () => {
    const proposals = proposeActions(
      dossier({ categories: [low('ng', 0.5), low('lang', 0.2), low('kort', 0.3)], entries: [2] }),
    )
    expect(proposals.map(({ label }) => label)).toEqual([
      'Zet ‘Stap 1’ op het pad',
      'Zet ‘Stap 3’ op het pad',
    ])
    expect(proposeActions(dossier({}))).toEqual([])
  })

  test('include nothing for a category with a wide interval', () => {
    const unsure = {
      ...low('ng', 0.4),
      skill: { chance: 0.4, low: 0.1, high: 0.8, look: 'unknown' as const },
    }
    expect(proposeActions(dossier({ categories: [unsure] }))).toEqual([])
  })
})

describe('WEET-7 WEET-17 two spellings that a child confuses', () => {
  const pair = { ...step(1001, 'ij-of-ei'), pair: { errors: ['ei-ij'], categories: ['ij', 'ei'] } }
  const spelling = (word: string, days: number) => ({
    word,
    written: `${word}!`,
    count: 1,
    last_at: daysAgo(days),
  })
  const mixedUp = (...spellings: ReturnType<typeof spelling>[]) => [
    {
      category: 'ij',
      name: 'ij',
      count: 4,
      types: [{ tag: 'ei-ij', name: 'ei en ij', count: 4, spellings }],
    },
  ]
  const goodAt = (category: string) => ({
    category,
    name: category,
    skill: { chance: 0.9, low: 0.8, high: 0.95, look: 'good' as const },
  })
  const known = [goodAt('ij'), low('ei', 0.6)]
  const four = [spelling('fijn', 1), spelling('geit', 2), spelling('lijm', 3), spelling('plein', 9)]
  const proposed = (more: Parameters<typeof dossier>[0]) =>
    proposeActions(dossier({ steps: [pair], categories: known, errors: mixedUp(...four), ...more })).find(
      ({ label }) => label === 'Zet ‘Stap 1001’ in de boomhut',
    )

  test('get a step that mixes them, with the latest words as evidence', () => {
    expect(proposed({})).toEqual({
      action: { kind: 'add', step: pair },
      label: 'Zet ‘Stap 1001’ in de boomhut',
      why: 'Noor verwisselde dit de afgelopen 8 weken in 4 woorden (fijn!, geit!, lijm!). In deze stap komen beide door elkaar.',
    })
    expect(proposed({ follows: 7 })?.why).toMatch(/krijgt dan een eigen pad/)
  })

  test.each<[string, Parameters<typeof dossier>[0]]>([
    ['only three words', { errors: mixedUp(...four.slice(1)) }],
    [
      'one word that was wrong four times',
      { errors: mixedUp(...four.map(({ written }, at) => ({ ...spelling('fijn', at), written }))) },
    ],
    ['words of last year', { errors: mixedUp(...four.map(({ word }) => spelling(word, 60))) }],
    ['a step that is on the path already', { entries: [1, 1001] }],
    ['a spelling that was not practised yet', { categories: known.slice(1) }],
    ['good estimates of both spellings', { categories: [goodAt('ij'), goodAt('ei')] }],
  ])('get no step because of %s', (_, more) => {
    expect(proposed(more)).toBeUndefined()
  })
})

test('DOE-1 a look at the most failed dictation is proposed, but not at one that was passed since', () => {
  const passedSince = [progress(1, { last_failed_at: daysAgo(0), num_failed: 4 })]
  const actionsOf = (stuck: ChildDossierData['stuck']) =>
    proposeActions(dossier({ stuck, progress: passedSince })).map(({ action }) => action)
  expect(actionsOf([failed(90), failed(51, { num_failed: 2 })])).toEqual([{ kind: 'look', step_id: 51 }])
  expect(actionsOf([])).toEqual([])
})
