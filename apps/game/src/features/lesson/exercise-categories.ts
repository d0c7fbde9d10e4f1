import type { ExerciseCategory } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import { lessonTexts } from '@letterliaan/texts/lesson'
import type { IconName } from '@letterliaan/ui/pictures'

export const categoryIcons: Readonly<Record<ExerciseCategory, IconName>> = {
  Verkennen: 'binoculars',
  Oefenen: 'shoe',
  Dictee: 'compass',
}

export const categoryTexts: Readonly<Record<ExerciseCategory, SpokenLine>> = {
  Verkennen: lessonTexts.legend.exploring,
  Oefenen: lessonTexts.legend.practising,
  Dictee: lessonTexts.legend.dictation,
}

export const exerciseCategories = [
  'Verkennen',
  'Oefenen',
  'Dictee',
] as const satisfies readonly ExerciseCategory[]
