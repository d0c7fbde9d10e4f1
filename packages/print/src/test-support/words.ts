import { analyse } from '@letterliaan/dutch'
import type { WorkbookStep, WorkbookWord } from '../workbook/step.ts'

export function workbookWordFixture(word: string, sentence = `Hier staat ${word} in een zin.`): WorkbookWord {
  const { read_letters, structure, sound_groups, colors } = analyse(word)
  return { word, read_letters, structure, sound_groups, colors, sentence }
}

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
