import type { TemplateName } from '@letterliaan/contract'

/** What the outro says to the child who completed an exercise, however it went, where its author wrote nothing. */
export const afterCompleteTexts: Readonly<Record<TemplateName, string>> = {
  LeesLetters: 'Je hebt alle woorden letter voor letter gelezen.',
  KijkLuister: 'Je hebt alle woorden bekeken en beluisterd.',
  KijkLees: 'Je hebt alle woorden bekeken en gelezen.',
  LeesTyp: 'Je hebt alle woorden gelezen en onthouden.',
  KiesKlank: 'Je hebt bij elk woord een klank gekozen.',
  Klankgroepen: 'Je hebt alle woorden in klankgroepen geknipt.',
  SorteerLeer: 'Je hebt alle woorden bij een ankerwoord gelegd.',
  Blokken: 'Je hebt alle woorden gekleurd en getypt.',
  SpeurKleur1: 'Je hebt in alle woorden naar letters gezocht.',
  SpeurKleur2: 'Je hebt alle letters een kleur gegeven.',
  LetterBlokken: 'Je hebt alle blokken gevuld.',
  TypKlankgroepen1: 'Je hebt alle woorden per klankgroep getypt.',
  TypKlankgroepen2: 'Je hebt alle woorden geknipt en getypt.',
  LuisterTyp: 'Je hebt naar alle woorden geluisterd en ze getypt.',
  TypHints: 'Je hebt alle woorden getypt.',
  Zinnen1: 'Je hebt met elk woord een zin bedacht.',
  Zinnen2: 'Je hebt naar alle zinnen geluisterd en ze geschreven.',
  Verhaal: 'Je hebt een eigen verhaal geschreven.',
  Test: 'Je hebt de toets gemaakt.',
  OefenDictee: 'Je hebt het oefendictee gemaakt.',
  StapDictee: 'Je hebt het stapdictee gemaakt.',
  Werkboek: 'Je hebt in het werkboek gewerkt.',
}
