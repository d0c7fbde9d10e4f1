import { catalogue, spoken } from '../catalogue.ts'

export const toetsIntroTexts = catalogue({
  ofKind: {
    instap: spoken('Schrijf de woorden die je hoort. Zo zien we wat je al kunt.'),
    meting: spoken(
      'Schrijf de woorden die je hoort. Weet je een woord niet? Schrijf wat je denkt. Je mag stoppen en later verdergaan.',
    ),
    sluit: spoken('Schrijf de woorden die je hoort. Laat zien wat je hebt geleerd.'),
    weekdictee: spoken('Schrijf de woorden die je hoort. Het zijn de woorden van deze week.'),
    stap: spoken('Schrijf de woorden die je hoort. Laat zien wat je van deze wereld al kunt.'),
  },
})
