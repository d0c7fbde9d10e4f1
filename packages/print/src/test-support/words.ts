import { analyse } from '@letterliaan/dutch'
import type { WorkbookStep, WorkbookWord } from '../workbook/step.ts'

/** A word with what the analyser says of it. */
export function workbookWordFixture(word: string, sentence = `Hier staat ${word} in een zin.`): WorkbookWord {
  const { read_letters, structure, sound_groups, colors } = analyse(word)
  return { word, read_letters, structure, sound_groups, colors, sentence }
}

/** A step with these words. */
export function workbookStepFixture(words: readonly WorkbookWord[]): WorkbookStep {
  return {
    label: 'Korte klank',
    rule: 'Hoor je een korte klank? Dan schrijf je één letter.',
    anchors: [
      { word: 'vis', image: 'fish', hint: 'Zeg vis langzaam.' },
      { word: 'zon', image: 'sun', hint: 'Zeg zon langzaam.' },
    ],
    words,
  }
}
