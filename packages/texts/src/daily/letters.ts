import { saidBy, type Spoken } from '../catalogue.ts'
import { buddyTones } from '../buddies/tones.ts'

/** A letter, and which buddy wrote it. */
export interface BuddyLetter {
  readonly buddy_id: number
  readonly line: Spoken
}

const toucan = [
  'Ik zag een wolk. Hij leek op een koek. Nu heb ik trek!',
  'Ik vertelde een mop aan een tak. Krak, zei de tak.',
  'Er zat een mier op mijn snavel. We kletsten samen.',
  'Ik maakte een nest van gras. Het kriebelt aan mijn buik.',
  'Weet jij hoe een bes ruikt? Naar soep! Dat vind ik gek.',
  'Ik hoorde een vogel fluiten. Nu fluit ik dat lied voor jou.',
]

const monkey = [
  'Ik viel in een plas. Plons! Nu is mijn staart een kwast.',
  'Ik vond een sok in een boom. Is hij van jou?',
  'Mijn banaan viel in de rivier. Een vis at hem op. Hap!',
  'Ik hing aan een tak. De tak was een slang. Oeps!',
  'Ik maak een beeld van modder. Mijn neus zit er ook op.',
  'Ik stond op mijn hoofd. Toen zag ik jou op zijn kop.',
]

const sloth = [
  'Het is stil in mijn boom. Ik hoor de regen. Tik, tik.',
  'Ik at een blad. Daarna at ik nog een blad. Mmm.',
  'Er slaapt een vlinder op mijn arm. Ik blijf heel stil.',
  'Ik telde de sterren. Bij vijf viel ik in slaap.',
  'Zo schrijf ik een brief. Een woord, een dutje, een woord.',
  'De zon is warm op mijn buik. Ik stuur jou een straal.',
]

const frog = [
  'Ik zat op een blad in de sloot. Dat blad was mijn boot.',
  'Een vlieg zat op een roos. Hij werd een beetje boos.',
  'Ik kreeg een hoed van mos. Hij zit een beetje los.',
  'De maan keek in mijn plas. Hij dacht dat het een spiegel was.',
  'Mijn brood viel in het riet. Ik zoek, maar ik zie het niet.',
  'Een brief van mij, kwaak, kwaak. Ik schrijf je graag en vaak.',
]

const jaguar = [
  'Ik zag iets kleins met zes poten. Ik klom in een boom. Help!',
  'Ik slaap met een lampje aan. Dat is fijn.',
  'Een muis zei boe tegen mij. Nu zijn we vrienden.',
  'Ik oefende mijn brul. Er kwam een piep uit. Piep!',
  'Ik sprong over de beek. Mijn staart werd nat. Brrr.',
  'Er viel een blad op mijn kop. Ik schrok! Toen lachte ik.',
]

const turtle = [
  'Ik wilde je iets vertellen. Nu weet ik het niet meer. Dag!',
  'Ik zocht mijn schild. Ik had het aan.',
  'De rivier was ooit een plas. Ik was toen ook klein.',
  'Ik bakte een taart van gras. Hij smaakt naar gras.',
  'Er groeit een bloem op mijn schild. Ik geef hem water.',
  'Dit is een brief voor jou. Of schreef ik hem aan mij?',
]

/** In the order of the buddies' ids. */
const byBuddy = { toucan, monkey, sloth, frog, jaguar, turtle }

/** Nothing in them speaks of pace, of being good at something, or of having been away. */
export const letters: readonly BuddyLetter[] = Object.entries(byBuddy).flatMap(([name, texts], at) => {
  const say = saidBy(buddyTones[name as keyof typeof byBuddy])
  return texts.map((text) => ({ buddy_id: at + 1, line: say(text) }))
})
