import type { Spoken } from '../catalogue.ts'
import { beaver, firefly, lion, snail, wind } from '../story/guests.ts'

/** A guest of the story who comes by, and what it says. */
export interface Visit {
  readonly guest: 'beaver' | 'snail' | 'lion' | 'firefly' | 'wind'
  readonly line: Spoken
}

const of = (guest: Visit['guest'], say: (text: string) => Spoken, texts: readonly string[]): Visit[] =>
  texts.map((text) => ({ guest, line: say(text) }))

export const visits: readonly Visit[] = [
  ...of('beaver', beaver, [
    'Hoi! Ik bracht een tak voor je mee. Er is al aan geknaagd.',
    'Klap, zegt mijn staart op het water. Dat is mijn hallo.',
    'Ik bouw een stoel van hout. Hij wiebelt een beetje.',
    'Mag ik aan dat bord knagen? Nee? Ik vraag het maar.',
  ]),
  ...of('snail', snail, [
    'Ik kwam langs met mijn huis. Wil je naar binnen kijken?',
    'Kijk, ik teken een spoor van zilver. Mooi, hè?',
    'Er valt een druppel op mijn huis. Dat klinkt als muziek.',
    'Ik at een gat in een blad. Nu is het een raam.',
  ]),
  ...of('lion', lion, [
    'Dag. Ik ben van steen, maar mijn hart is zacht.',
    'Er zat een vogel op mijn kop. Hij zong een lied.',
    'Ik droomde van pap. Met heel veel honing.',
    'Ik gaapte. Er vloog een mot uit mijn bek.',
  ]),
  ...of('firefly', firefly, [
    'Kijk, ik doe mijn lampje voor je aan.',
    'Zie je die ster? Hij knipoogt naar ons.',
    'Ik tekende een hart in de lucht. Het is voor jou.',
    'In het donker ben ik niet alleen. Jij bent er.',
  ]),
  ...of('wind', wind, [
    'Woesj! Ruik je de bloemen? Die geur nam ik mee.',
    'Ik duwde tegen een wolk. Nu lijkt hij op een schaap.',
    'Ik suis door het riet. Het riet zingt met mij mee.',
    'Ik draag een blad voor je. Het danst in de lucht.',
  ]),
]
