import { saidBy } from '../catalogue.ts'
import { buddyTones } from '../buddies/tones.ts'
import type { StoryLine } from '../story/voices.ts'
import type { Wordings } from './wordings.ts'

export interface BuddyLetter {
  readonly buddy_id: number
  readonly line: StoryLine
}

const toucan: readonly Wordings[] = [
  [
    'Ik zag een wolk. Hij leek op een koek. Nu heb ik trek!',
    'Boven de rivier hing een wolk als een boot. Ik heb hem getekend.',
  ],
  [
    'Ik vertelde een mop aan een tak. Krak, zei de tak.',
    'Ik las hardop in het kamp. Een tak brak, verder was het stil.',
  ],
  [
    'Er zat een mier op mijn snavel. We kletsten samen.',
    'Op mijn kaart zat een mier. Hij liep precies langs de rivier.',
  ],
  [
    'Ik maakte een nest van gras. Het kriebelt aan mijn buik.',
    'Ik maakte een slaapplaats van gras. Het prikt wel wat.',
  ],
  [
    'Weet jij hoe een bes ruikt? Naar soep! Dat vind ik gek.',
    'Weet jij hoe rijpe bessen ruiken? Naar soep, vind ik.',
  ],
  [
    'Ik hoorde een vogel fluiten. Nu fluit ik dat lied voor jou.',
    'Ik hoorde een vogel die ik niet ken. Ik schreef zijn lied op.',
  ],
]

const monkey: readonly Wordings[] = [
  [
    'Ik viel in een plas. Plons! Nu is mijn staart een kwast.',
    'Ik gleed uit bij de plas. Mijn schrift is nat, de kaart niet.',
  ],
  ['Ik vond een sok in een boom. Is hij van jou?', 'In een boom hing een sok. Van wie is die?'],
  [
    'Mijn banaan viel in de rivier. Een vis at hem op. Hap!',
    'Mijn banaan viel in de rivier. Een vis nam de helft.',
  ],
  [
    'Ik hing aan een tak. De tak was een slang. Oeps!',
    'Ik greep een tak, en het was een slang. Hij bleef rustig.',
  ],
  [
    'Ik maak een beeld van modder. Mijn neus zit er ook op.',
    'Van klei maakte ik een kop. Hij lijkt op niemand van ons.',
  ],
  [
    'Ik stond op mijn hoofd. Toen hing de jungle op zijn kop.',
    'Ik bekeek het kamp op zijn kop. Zo zie je andere dingen.',
  ],
]

const sloth: readonly Wordings[] = [
  [
    'Het is stil in mijn boom. Ik hoor de regen. Tik, tik.',
    'Het regent op het tentdoek. Verder hoor ik niets.',
  ],
  [
    'Ik at een blad. Daarna at ik nog een blad. Mmm.',
    'Ik at vandaag twee soorten blad. De tweede was zoeter.',
  ],
  [
    'Er slaapt een vlinder op mijn arm. Ik blijf heel stil.',
    'Een vlinder slaapt op mijn arm. Ik beweeg niet.',
  ],
  [
    'Ik telde de sterren. Bij vijf viel ik in slaap.',
    'Ik telde sterren tot ik in slaap viel. Het waren er vijf.',
  ],
  [
    'Zo schrijf ik een brief. Een woord, een dutje, een woord.',
    'Ik schrijf dit in mijn hangmat. De letters hangen ook wat scheef.',
  ],
  [
    'De zon is warm op mijn buik. Ik stuur jou een straal.',
    'De zon staat op mijn hangmat. Het is warm en stil.',
  ],
]

const frog: readonly Wordings[] = [
  [
    'Ik zat op een blad in de sloot. Dat blad was mijn boot.',
    'Ik dreef op een blad door de sloot. Zo werd het blad mijn boot.',
  ],
  [
    'Een vlieg zat op een roos. Hij werd een beetje boos.',
    'Er zat een vlieg op een roos. Het regende, hij zat er een poos.',
  ],
  [
    'Ik kreeg een hoed van mos. Hij zit een beetje los.',
    'Op mijn hoed groeit nu mos. De rand laat ook al los.',
  ],
  [
    'De maan keek in mijn plas. Hij dacht dat het een spiegel was.',
    'De maan scheen vannacht in de plas. Ik zag daar hoe rond hij was.',
  ],
  [
    'Mijn brood viel in het riet. Ik zoek, maar ik zie het niet.',
    'Er ligt een roeispaan in het riet. Van wie hij is, dat weet ik niet.',
  ],
  [
    'Een brief van mij, kwaak, kwaak. Ik schrijf je graag en vaak.',
    'Mijn brief is kort, dat is waar. Ik schrijf en dan is hij klaar.',
  ],
]

const jaguar: readonly Wordings[] = [
  [
    'Ik zag iets kleins met zes poten. Ik klom in een boom. Help!',
    'Ik vond een spoor van zes poten. Het was van een kever.',
  ],
  ['Ik slaap met een lampje aan. Dat is fijn.', 'Ik slaap met een lamp naast mijn bed. Dat vind ik prettig.'],
  ['Een muis zei boe tegen mij. Nu zijn we vrienden.', 'Er kwam een muis in mijn tent. Ze mag blijven.'],
  [
    'Ik oefende mijn brul. Er kwam een piep uit. Piep!',
    'Ik riep naar de rotsen aan de overkant. Mijn stem klonk daar ook.',
  ],
  [
    'Ik sprong over de beek. Mijn staart werd nat. Brrr.',
    'Ik sprong over de beek. Mijn staart hangt nu te drogen.',
  ],
  [
    'Er viel een blad op mijn kop. Ik schrok! Toen lachte ik.',
    'Er viel een blad op mijn kop. Ik schrok, en dat geeft niets.',
  ],
]

const turtle: readonly Wordings[] = [
  [
    'Ik wilde je iets vertellen. Nu weet ik het niet meer. Dag!',
    'Ik wilde je iets schrijven. Het schiet me nog wel te binnen.',
  ],
  ['Ik zocht mijn schild. Ik had het aan.', 'Ik zocht mijn kompas. Het hing om mijn nek.'],
  [
    'De rivier was ooit een plas. Ik was toen ook klein.',
    'Waar nu de rivier is, liep vroeger een pad. Ik liep er zelf.',
  ],
  ['Ik bakte een taart van gras. Hij smaakt naar gras.', 'Ik bakte brood van zaden. Het is erg hard.'],
  [
    'Er groeit een bloem op mijn schild. Ik geef hem water.',
    'Er groeit een bloem op mijn schild. De soort ken ik nog niet.',
  ],
  [
    'Dit is een brief voor jou. Of schreef ik hem aan mezelf?',
    'Ik weet niet of deze brief voor jou is. Lees hem maar.',
  ],
]

/** In the order of the buddies' ids. */
const byBuddy = { toucan, monkey, sloth, frog, jaguar, turtle }

/** Letters from the buddies. They must not mention a child's pace, ability or absence. */
export const letters: readonly BuddyLetter[] = Object.entries(byBuddy).flatMap(([name, texts], at) => {
  const say = saidBy(buddyTones[name as keyof typeof byBuddy])
  return texts.map(([text, sober]) => ({ buddy_id: at + 1, line: { ...say(text), sober } }))
})
