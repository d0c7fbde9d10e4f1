import { type ProductText } from '@letterliaan/contract/texts'
import type { ExerciseCategory } from '@letterliaan/contract'
import type { IconName } from '@letterliaan/ui/pictures'

/** The icon of each category of exercise (LES-1). */
export const categoryIcons: Readonly<Record<ExerciseCategory, IconName>> = {
  Verkennen: 'binoculars',
  Oefenen: 'shoe',
  Dictee: 'compass',
}

/** What the legend tells of each category. */
export const categoryTexts: Readonly<Record<ExerciseCategory, ProductText>> = {
  Verkennen: 'Je kijkt en luistert naar de woorden. Zo ontdek je hoe ze in elkaar zitten.',
  Oefenen: 'Je schrijft de woorden zelf. Zo train je wat je net hebt ontdekt.',
  Dictee: 'Je hoort een woord en schrijft het op. Zo laat je zien wat je al kunt.',
}

export const exerciseCategories = [
  'Verkennen',
  'Oefenen',
  'Dictee',
] as const satisfies readonly ExerciseCategory[]
