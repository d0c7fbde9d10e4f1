import { beaver, firefly, lion, snail, type StoryLine, type StoryVoice, wind } from '../story/voices.ts'
import type { Wordings } from './wordings.ts'

export interface GuestVisit {
  readonly guest: 'beaver' | 'snail' | 'lion' | 'firefly' | 'wind'
  readonly line: StoryLine
}

const of = (guest: GuestVisit['guest'], say: StoryVoice, lines: readonly Wordings[]): GuestVisit[] =>
  lines.map((wordings) => ({ guest, line: say(...wordings) }))

export const visits: readonly GuestVisit[] = [
  ...of('beaver', beaver, [
    [
      'Hoi! Ik bracht een tak voor je mee. Ik knaagde er al aan.',
      'Ik bracht een tak mee. Aan de punt is al geknaagd.',
    ],
    ['Klap, zegt mijn staart op het water. Dat is mijn hallo.', 'Een klap met mijn staart betekent hallo.'],
    [
      'Ik bouw een stoel van hout. Hij wiebelt een beetje.',
      'Ik bouw een stoel van wilgenhout. Hij staat nog scheef.',
    ],
    ['Mag ik aan dat bord knagen? Nee? Ik vraag het maar.', 'Is dat bord nog nodig? Het is prima hout.'],
  ]),
  ...of('snail', snail, [
    [
      'Ik kwam langs met mijn huis. Wil je naar binnen kijken?',
      'Mijn huis heb ik bij me. Dat slaapt wel zo rustig.',
    ],
    [
      'Kijk, ik teken een spoor van zilver. Mooi, hè?',
      'Ik laat een spoor van slijm na. In de zon wordt het zilver.',
    ],
    [
      'Er valt een druppel op mijn huis. Dat klinkt als muziek.',
      'De regen tikt op mijn huis. Binnen is het droog.',
    ],
    [
      'Ik at een gat in een blad. Nu is het een raam.',
      'Er zit een gat in dit blad. Dat stuk heb ik gegeten.',
    ],
  ]),
  ...of('lion', lion, [
    ['Dag. Ik ben van steen, maar mijn hart is zacht.', 'Dag. Ik ben van steen. Praten kan ik wel.'],
    [
      'Er zat een vogel op mijn kop. Hij zong een lied.',
      'Er zat een vogel op mijn kop. Ik kon hem niet zien.',
    ],
    [
      'Ik droomde van pap. Met heel veel honing.',
      'Ik droomde over de stad van vroeger. Er brandde overal licht.',
    ],
    [
      'Ik gaapte. Er vloog een mot uit mijn bek.',
      'Ik gaapte. Er vloog een mot uit mijn bek. Hij woonde daar al jaren.',
    ],
  ]),
  ...of('firefly', firefly, [
    ['Kijk, ik doe mijn lampje voor je aan.', 'Ik geef licht zonder warmte. Dat kan geen kaars.'],
    ['Zie je die ster? Hij knipoogt naar ons.', 'Zie je die ster? Zijn licht is al jaren onderweg.'],
    ['Ik tekende een hart in de lucht. Het is voor jou.', 'Ik schreef een letter in de lucht. Zag je welke?'],
    [
      'In het donker ben ik niet alleen. Jij bent er.',
      'In het donker vind je me altijd. Overdag bijna nooit.',
    ],
  ]),
  ...of('wind', wind, [
    ['Woesj! Ruik je de bloemen? Die geur nam ik mee.', 'Ik kom van de kust. Ruik je het zout?'],
    ['Ik duwde tegen een wolk. Nu lijkt hij op een schaap.', 'Die wolk daar heb ik uit elkaar geblazen.'],
    [
      'Ik suis door het riet. Het riet zingt met mij mee.',
      'Ik waai door het riet. Daarom hoor je het ruisen.',
    ],
    [
      'Ik draag een blad voor je. Het danst in de lucht.',
      'Ik draag zaden mee. Waar ze vallen, groeit straks een boom.',
    ],
  ]),
]
