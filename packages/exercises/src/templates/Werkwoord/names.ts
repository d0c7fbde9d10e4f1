import { fill } from '@letterliaan/texts'
import { noEnding, type VerbQuestion } from './questions.ts'
import { texts } from './texts.ts'

const endingNames = (ending: string): string => {
  if (ending === 'sterk') return texts.ending.sterk
  if (ending === noEnding) return texts.ending.niets
  return ending === 'geheel' ? texts.ending.geheel : fill(texts.ending.added, { letters: ending })
}

export function nameChoice({ kind }: VerbQuestion, choice: string): string {
  switch (kind) {
    case 'time':
    case 'person':
    case 'change':
    case 'end':
      return texts[kind][choice as keyof (typeof texts)[typeof kind]]
    case 'ending':
      return endingNames(choice)
    case 'stem':
    case 'participle':
    case 'root':
      return choice
  }
}
