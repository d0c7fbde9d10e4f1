import type { Category } from '@letterliaan/contract'
import type { IconName } from '@letterliaan/ui/pictures'

/** The icon of each kind of exercise (LES-1). */
export const kindIcons: Readonly<Record<Category, IconName>> = {
  Verkennen: 'binoculars',
  Oefenen: 'shoe',
  Dictee: 'compass',
}

/** What the legend tells of each kind. */
export const kindTexts: Readonly<Record<Category, string>> = {
  Verkennen: 'Je kijkt en luistert naar de woorden. Zo ontdek je hoe ze in elkaar zitten.',
  Oefenen: 'Je schrijft de woorden zelf. Zo train je wat je net hebt ontdekt.',
  Dictee: 'Je hoort een woord en schrijft het op. Zo laat je zien wat je al kunt.',
}

export const kinds = ['Verkennen', 'Oefenen', 'Dictee'] as const satisfies readonly Category[]
