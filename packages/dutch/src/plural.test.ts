import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'

/** Singulars with plurals; a dash means that there is no plural. */
const pluralsTable = `
vis vissen, bed bedden, les lessen, ster sterren, klas klassen, krab krabben, bal ballen, jas jassen
boek boeken, schoen schoenen, hond honden, tent tenten, ring ringen, bank banken, lach lachen, fax faxen
maan manen, boot boten, roos rozen, kaas kazen, peer peren, muur muren, kasteel kastelen, raket raketten
huis huizen, brief brieven, druif druiven, golf golven, wolf wolven, muis muizen, duif duiven, reis reizen
kous kousen, kruis kruisen, dans dansen, prins prinsen, kans kansen, gans ganzen, grens grenzen, hals halzen
fotograaf fotografen, paragraaf paragrafen, filosoof filosofen, graaf graven
auto auto's, opa opa's, taxi taxi's, menu menu's, baby baby's, radio radio's, lolly lolly's
café cafés, cadeau cadeaus, bureau bureaus, cowboy cowboys
tante tantes, ziekte ziektes, route routes, garage garages, hondje hondjes, meisje meisjes, vogeltje vogeltjes
tafel tafels, kamer kamers, bezem bezems, bakker bakkers, appel appels, varken varkens, wortel wortels
paddenstoel paddenstoelen, paardenbloem paardenbloemen, handschoen handschoenen, werkplaats werkplaatsen
team teams, computer computers, directeur directeurs, motor motors, album albums, goochelaar goochelaars
zee zeeën, knie knieën, idee ideeën, bacterie bacteriën, vakantie vakanties, politie polities, kangoeroe kangoeroes
haai haaien, kooi kooien, leeuw leeuwen, ui uien, schilderij schilderijen, trui truien, touw touwen
dag dagen, weg wegen, glas glazen, blad bladeren, gat gaten, schip schepen, stad steden, kind kinderen, ei eieren
lied liederen, koe koeien, gebed gebeden, middag middagen, snelweg snelwegen, hoofdstad hoofdsteden
perzik perziken, monnik monniken, cactus cactussen, atlas atlassen, ballon ballonnen, station stations
waarheid waarheden, tekening tekeningen, koning koningen, museum musea, hotel hotels
lopen -, gedanst -, werkte -, loopt -, lelijk -, aardig -, mooi -, logisch -, rode -, foto's -, 's_morgens -
`

test.each(
  pluralsTable
    .trim()
    .split(/[,\n] ?/)
    .map((line) => line.replaceAll('_', ' ').split(/ (?=\S+$)/)),
)('%s has the plural %s', (word, plural) => {
  expect(analyse(word ?? '').plural_form).toBe(plural === '-' ? null : plural)
})
