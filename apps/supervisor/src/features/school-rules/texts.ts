import { catalogue } from '@letterliaan/texts'

/** What only an administrator decides for a school. */

export const name = catalogue({
  title: 'Naam van de school',
  explained: 'Deze naam staat bij elke begeleider in beeld, en in uitnodigingen en brieven.',
  done: 'De naam van de school is bewaard.',
})
export const exporting = catalogue({
  title: 'Gegevens ophalen als bestand',
  explained: 'Het gaat om rapporten, CSV en UWLR. Op het scherm blijft alles voor elke begeleider te zien.',
  ask: 'Wie mag gegevens van kinderen ophalen als bestand?',
  supervisors: 'Iedereen die kinderen begeleidt',
  administrators: 'Alleen beheerders',
  save: 'Bewaar deze keuze',
  done: 'De keuze is bewaard.',
})
export const region = catalogue({
  title: 'Nederland of Vlaanderen',
  explained:
    'In Vlaanderen heten groep 3 tot en met 8 het 1ste tot en met het 6de leerjaar. Woorden die alleen in Nederland gewoon zijn, zijn daar vervangen door Vlaamse. Stappen die al klaarstaan, houden hun woorden tot u hun pad opnieuw bewaart.',
  save: 'Bewaar waar de school staat',
  done: 'Bewaard waar de school staat.',
})
