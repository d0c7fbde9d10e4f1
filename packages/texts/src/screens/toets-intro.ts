import { spoken } from '../catalogue.ts'

/** What a toets or measurement begins with, by its kind: the server tells it. */

export const instap = spoken('Schrijf de woorden die je hoort. Zo zien we wat je al kunt.')
export const meting = spoken(
  'Schrijf de woorden die je hoort. Weet je een woord niet? Schrijf wat je denkt. Je mag stoppen en later verdergaan.',
)
export const sluit = spoken('Schrijf de woorden die je hoort. Laat zien wat je hebt geleerd.')
export const stap = spoken('Schrijf de woorden die je hoort. Laat zien wat je in deze wereld hebt geleerd.')
