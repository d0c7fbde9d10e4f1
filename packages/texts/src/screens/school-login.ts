import { catalogue, spoken } from '../catalogue.ts'

export const schoolLoginTexts = catalogue({
  school: {
    code: 'Code van je school',
    codeHint: 'Weet je hem niet? Vraag hem op school.',
    find: 'Verder',
    needsCode: spoken('Vul de code van je school in.'),
    unknownCode: spoken('Deze code kennen we niet. Kijk nog eens goed.'),
    choose: 'Kies waarmee je inlogt bij {school}.',
    none: 'Bij {school} staat inloggen met de school nog niet aan.',
    otherSchool: 'Andere school',
    otherwise: 'Anders inloggen',
  },
  /** Reasons why the school's login refused a user, who may be a child or a teacher. */
  refused: {
    unknown: spoken(
      'Dit account van de school is hier nog niet bekend. Vraag de begeleider of de beheerder om het te koppelen.',
    ),
    closed: spoken('Met dit account kan nu niemand inloggen. Vraag het de begeleider of de beheerder.'),
    wrongAudience: spoken('Deze manier van inloggen is niet voor dit account. Log op een andere manier in.'),
    taken: spoken('Dit account van de school hoort hier al bij iemand anders.'),
    noSubject: spoken(
      'De inlogdienst van de school zegt niet wie dit is. Vraag de beheerder om de inlogdienst na te kijken.',
    ),
    failed: spoken('Het inloggen bij de school is niet gelukt. Probeer het nog een keer.'),
    away: spoken('De inlogdienst van de school doet het nu niet. Probeer het straks nog eens.'),
    expired: spoken('Dat duurde te lang, of het begon in een ander venster. Begin opnieuw.'),
  },
})
