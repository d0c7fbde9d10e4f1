import type { TemplateName } from '@letterliaan/contract'
import type { CurriculumBadge } from '../schema/badge.ts'
import { ExerciseFile, type AnchorWord, type StepFile } from '../schema/step.ts'
import type { WordFile } from '../schema/word.ts'
import { toCheckedStep, type ContentToCheck, type ContentFinding } from './content.ts'

export function wordFixture(word: string, changes: Partial<WordFile> = {}): WordFile {
  return { word, plural_form: null, image: null, sentence: `Zie je ${word} in het boek?`, ...changes }
}

export function stepFixture(changes: Partial<StepFile> = {}): StepFile {
  return {
    nr: 1,
    world: 1,
    position: 1,
    label: 'Korte klank',
    category: 'kort',
    strategy: 'luister',
    group: 3,
    dl: 1,
    rule: 'Schrijf één letter.',
    description: 'Korte woorden.',
    hint: 'Luister goed.',
    tip: 'Zeg het woord langzaam.',
    anchors: [],
    words: { '1': [], '2': [], '3': [] },
    recipe: [],
    ...changes,
  }
}

export const stepWithWordsFixture = (words: WordFile[], changes: Partial<StepFile> = {}): StepFile =>
  stepFixture({ words: { '1': words, '2': [], '3': [] }, ...changes })

export const exerciseFixture = (template: TemplateName, changes: Partial<ExerciseFile> = {}): ExerciseFile =>
  ExerciseFile.parse({
    template,
    name: `Doe ${template}`,
    description: 'Doe mee.',
    num_words: 10,
    use_audio_word: true,
    use_audio_sentence: true,
    ...changes,
  })

export const anchorFixture = (word: string): AnchorWord => ({
  word,
  image: 'fish',
  description: 'Kijk goed.',
  hint: 'Luister goed.',
  tip: 'Zeg het langzaam.',
})

export function badgeFixture(changes: Partial<CurriculumBadge> = {}): CurriculumBadge {
  return {
    key: 'eerste',
    name: 'Eerste',
    description: 'Je eerste.',
    how_to_earn: 'Doe een oefening.',
    image: 'frog',
    activity_type: 'complete_exercise',
    activity_type_label: 'Oefeningen',
    condition: { type: 'exercises_done', count: 1 },
    cost: 0,
    is_buyable: false,
    is_active: true,
    ...changes,
  }
}

/** Creates content whose files are named 01-test.json and so on. */
export function contentFixture(steps: StepFile[], badges: CurriculumBadge[] = []): ContentToCheck {
  const named = steps.map((step, index) =>
    toCheckedStep(`${String(index + 1).padStart(2, '0')}-test.json`, step),
  )
  return { steps: named, badges, levels: [] }
}

export const listMessages = (findings: ContentFinding[]): string[] =>
  findings.map(({ word, message }) => (word === null ? message : `${word}: ${message}`))
