import { catalogue, spoken, type Spoken } from '../catalogue.ts'
import { beaver, firefly, lion, snail, wind } from './guests.ts'

/** How far a world must be for a scene: a step begun, one passed, half of them passed, or all; `cave`: its gate was opened. */
export type Milestone = 'begun' | 'first' | 'half' | 'passed' | 'cave'

/** Who or what is in the picture beside the buddy. */
export type StoryPicture =
  | 'beaver'
  | 'book-empty'
  | 'book-full'
  | 'book-last'
  | 'firefly'
  | 'gate'
  | 'letters'
  | 'lion'
  | 'snail'
  | 'wind'

/** One line with its picture. */
export interface StoryAct {
  readonly cast: readonly StoryPicture[]
  readonly line: Spoken
}

/** A short film of the story: at most 20 s said. */
export interface StoryScene {
  readonly id: string
  readonly title: string
  /** Where it is played, and how far that world is by then. */
  readonly world: 1 | 2 | 3 | 4
  readonly after: { readonly world: 1 | 2 | 3 | 4; readonly is: Milestone }
  /** On its cover in the great book. */
  readonly cover: StoryPicture
  readonly acts: readonly StoryAct[]
}

/**
 * The letters of the jungle's great book were blown away, and come home step by step. In the order in which they are
 * seen; a new one needs nothing but its place in this list (docs/recipes/add-a-story-scene.md).
 */
export const storyScenes: readonly StoryScene[] = [
  {
    id: 'storm',
    title: 'De storm',
    world: 1,
    after: { world: 1, is: 'begun' },
    cover: 'letters',
    acts: [
      { cast: ['book-full'], line: spoken('Dit is het Grote Boek van de jungle.') },
      { cast: ['book-full'], line: spoken('Elk dier had er een verhaal in.') },
      { cast: ['wind', 'letters'], line: spoken('Toen kwam de wind. Woesj! Alle letters waaiden weg.') },
      { cast: ['book-empty'], line: spoken('Help je zoeken? Elke stap brengt letters naar huis.') },
    ],
  },
  {
    id: 'beaver',
    title: 'Bas de bever',
    world: 1,
    after: { world: 1, is: 'first' },
    cover: 'beaver',
    acts: [
      { cast: ['beaver'], line: spoken('Bij de rivier woont Bas de bever.') },
      { cast: ['beaver', 'letters'], line: beaver('Kijk nou! Mijn dam zit vol letters.') },
      { cast: ['beaver', 'letters'], line: beaver('Ik dacht dat het takken waren. Malle takken!') },
      { cast: ['beaver', 'book-empty'], line: beaver('Neem ze maar mee voor het boek. Dag, letters!') },
    ],
  },
  {
    id: 'beaver-bye',
    title: 'Het verhaal van Bas',
    world: 1,
    after: { world: 1, is: 'passed' },
    cover: 'book-full',
    acts: [
      { cast: ['book-full'], line: spoken('Er is een verhaal terug. Van Bas!') },
      { cast: ['beaver'], line: beaver('Van mij? Lees voor! Ik doe mijn ogen dicht.') },
      { cast: ['beaver', 'book-full'], line: spoken('Bas bouwde een dam. Klap, zei zijn staart.') },
      { cast: ['beaver', 'wind'], line: beaver('Wat mooi! De wind ging omhoog. Klim maar!') },
    ],
  },
  {
    id: 'snail',
    title: 'Fien de slak',
    world: 2,
    after: { world: 1, is: 'passed' },
    cover: 'snail',
    acts: [
      { cast: ['snail'], line: spoken('Hoog in de boom woont Fien de slak.') },
      { cast: ['snail'], line: snail('Ik klim al sinds de lente. Mooi hier!') },
      { cast: ['snail', 'letters'], line: snail('Er plakt iets aan mijn huis. Jam?') },
      { cast: ['letters'], line: spoken('Nee, Fien. Het zijn letters!') },
      { cast: ['snail'], line: snail('O. Ik likte er al aan.') },
    ],
  },
  {
    id: 'sigh',
    title: 'De wind zucht',
    world: 2,
    after: { world: 2, is: 'half' },
    cover: 'wind',
    acts: [
      { cast: ['snail'], line: snail('Psst! De wind was hier vannacht.') },
      { cast: ['snail', 'wind'], line: snail('Hij zat op een tak, met een letter.') },
      { cast: ['wind', 'letters'], line: snail('Hij keek er heel lang naar. Toen zuchtte hij.') },
      { cast: ['snail'], line: spoken('Een wind die zucht? Wat zou hij willen?') },
    ],
  },
  {
    id: 'snail-bye',
    title: 'Het verhaal van Fien',
    world: 2,
    after: { world: 2, is: 'passed' },
    cover: 'book-full',
    acts: [
      { cast: ['book-full'], line: spoken('Het verhaal van Fien is terug!') },
      { cast: ['snail'], line: snail('Wacht op mij! Ik ben er over drie dagen.') },
      { cast: ['snail', 'book-full'], line: spoken('Blijf maar zitten. Het boek komt naar jou.') },
      { cast: ['snail', 'wind'], line: snail('De wind ging naar de tempel. Daar snurkt iemand.') },
    ],
  },
  {
    id: 'lion',
    title: 'De leeuw van steen',
    world: 3,
    after: { world: 2, is: 'passed' },
    cover: 'lion',
    acts: [
      { cast: ['lion'], line: spoken('In de tempel ligt een leeuw van steen.') },
      { cast: ['lion'], line: lion('Hmm. Wie maakt mij wakker? Is er pap?') },
      { cast: ['lion', 'letters'], line: lion('Ik weet mijn naam niet meer. Die is weggewaaid.') },
      { cast: ['lion'], line: spoken('Wij zoeken je naam, leeuw. Slaap maar lekker.') },
    ],
  },
  {
    id: 'name',
    title: 'Hoe heet de leeuw?',
    world: 3,
    after: { world: 3, is: 'half' },
    cover: 'lion',
    acts: [
      { cast: ['lion'], line: lion('Ik heb nagedacht. Heet ik soms Muis?') },
      { cast: ['lion'], line: spoken('Nee, leeuw. Je bent geen muis.') },
      { cast: ['lion'], line: lion('Of Pannenkoek? Dat klinkt zo lekker.') },
      { cast: ['lion', 'letters'], line: spoken('Kijk onder je poot! Daar ligt al een letter.') },
    ],
  },
  {
    id: 'lion-bye',
    title: 'Het verhaal van Kei',
    world: 3,
    after: { world: 3, is: 'passed' },
    cover: 'book-full',
    acts: [
      { cast: ['lion', 'letters'], line: spoken('De naam van de leeuw is terug. Hij heet Kei!') },
      { cast: ['lion'], line: lion('Kei! Ja, zo heet ik. Wat klinkt dat mooi.') },
      { cast: ['lion', 'wind'], line: lion('De wind wilde mij iets vragen. Maar ik sliep.') },
      { cast: ['wind'], line: lion('Toen ging hij naar de berg.') },
    ],
  },
  {
    id: 'firefly',
    title: 'Lies het lichtje',
    world: 4,
    after: { world: 3, is: 'passed' },
    cover: 'firefly',
    acts: [
      { cast: ['firefly'], line: spoken('De berg is donker. Kijk, een lichtje!') },
      { cast: ['firefly'], line: firefly('Ik ben Lies. Donker vind ik eng.') },
      { cast: ['firefly'], line: spoken('Maar Lies, jij geeft zelf licht!') },
      { cast: ['firefly'], line: firefly('O ja! Waar ik ben, is het licht.') },
      { cast: ['firefly', 'wind'], line: firefly('Kom! De wind zit in de grot.') },
    ],
  },
  {
    id: 'gate',
    title: 'De deur van de grot',
    world: 4,
    after: { world: 4, is: 'half' },
    cover: 'gate',
    acts: [
      { cast: ['firefly', 'gate'], line: firefly('Dit is de deur van de grot. Luister!') },
      { cast: ['gate', 'wind'], line: wind('Ik snap er niets van. Wat staat hier nou?') },
      { cast: ['gate', 'wind'], line: spoken('Dat is de wind. Hij kan niet lezen!') },
      { cast: ['firefly', 'gate'], line: firefly('Vier diamanten openen de deur. Dan helpen we hem.') },
    ],
  },
  {
    id: 'last-page',
    title: 'De lege bladzijde',
    world: 4,
    after: { world: 4, is: 'cave' },
    cover: 'book-last',
    acts: [
      { cast: ['wind'], line: wind('Sorry! Ik wilde ook een verhaal. Ik kan niet lezen.') },
      { cast: ['wind', 'book-full'], line: spoken('Kom maar, wind. Wij lezen je voor.') },
      { cast: ['wind', 'letters'], line: spoken('Nu blaast hij elke letter zacht naar huis.') },
      { cast: ['book-last'], line: spoken('Eén bladzijde is nog leeg. Die is voor jou.') },
    ],
  },
]

/** Round the scenes. */
export const storyTexts = catalogue({
  invitation: spoken('Of tik op het boek voor een verhaal!'),
  label: 'Verhaal',
  end: 'Hoe het verhaal eindigt',
  book: 'Het Grote Boek',
  openBook: spoken('Tik op een plaatje. Dan zie je het verhaal nog eens.'),
  emptyBook: spoken('Het boek is nog leeg. Oefen maar, dan komt er een verhaal.'),
})
