import type { TemplateName } from '@letterliaan/contract'
import type { FixedPicture } from '@letterliaan/ui/pictures'

/** What a child who does not read yet knows each kind of exercise by (GIDS-4). */
export const templatePictures: Readonly<Record<TemplateName, FixedPicture>> = {
  LeesLetters: 'input-latin-letters',
  KijkLuister: 'eyes',
  KijkLees: 'open-book',
  LeesTyp: 'keyboard',
  KiesKlank: 'ear',
  Klankgroepen: 'clapping-hands',
  SorteerLeer: 'basket',
  Blokken: 'brick',
  SpeurKleur1: 'magnifying-glass-tilted-left',
  SpeurKleur2: 'artist-palette',
  LetterBlokken: 'puzzle-piece',
  TypKlankgroepen1: 'scissors',
  TypKlankgroepen2: 'drum',
  LuisterTyp: 'headphone',
  TypHints: 'light-bulb',
  Zinnen1: 'writing-hand',
  Zinnen2: 'speech-balloon',
  Verhaal: 'scroll',
  Test: 'clipboard',
  OefenDictee: 'memo',
  StapDictee: 'chequered-flag',
  Werkboek: 'notebook',
}
